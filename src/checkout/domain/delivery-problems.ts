import { isInvisible, type FieldError } from '#kernel';
import { phoneProblem as problemOf } from '../../platform/contact/phone-problem.js';
import { isWithoutPostalCode, NO_POSTAL_CODE } from '../../platform/contact/postal-codes.js';
import type { DeliveryRequirements } from '../../shipping/index.js';

export const ADDRESS_PARTS = ['address', 'city', 'zip', 'country'] as const;
type AddressPart = (typeof ADDRESS_PARTS)[number];

/** A value of a body with the path of its field in error messages. */
export interface SentValue {
  readonly field: string;
  readonly value: unknown;
}

export type SentAddress = Readonly<Record<AddressPart, SentValue>>;

/** Contact and addresses of a body, before its rules were checked. */
export interface SentDelivery {
  readonly phone: SentValue;
  /** Null: not sent. */
  readonly shipping: SentAddress | null;
  /** Path of the shipping address as a whole. */
  readonly shippingField: string;
  /** A separate billing address, which must be complete; null: none. */
  readonly billing: SentAddress | null;
}

type Problems = Record<string, FieldError[]>;

const REQUIRED: FieldError[] = [{ key: 'validation.required' }];

/** A sent text without blanks at both ends; '' for values of other types. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' && !isInvisible(value) ? value.trim() : '';

/**
 * Errors of fields that the shipping method requires and the body lacks, and of a phone number that is not valid in the
 * country. An address that is not required may be missing, but not incomplete; a country alone counts as no address.
 * @param home country of phone numbers without an address; null: unknown
 */
export function deliveryProblems(
  { phone, shipping, shippingField, billing }: SentDelivery,
  required: DeliveryRequirements,
  home: string | null,
): Problems {
  const isAddressed = shipping !== null && [shipping.address, shipping.city, shipping.zip].some(isEntered);
  return {
    ...phoneProblem(phone, required.phone, countryOf(shipping) ?? home),
    ...(required.address && !shipping && { [shippingField]: REQUIRED }),
    ...((required.address || isAddressed) && shipping && missing(shipping)),
    ...(billing && missing(billing)),
  };
}

const isEntered = ({ value }: SentValue): boolean => !['', NO_POSTAL_CODE].includes(textOf(value));

const countryOf = (address: SentAddress | null): string | null => textOf(address?.country.value).toUpperCase() || null;

function missing(address: SentAddress): Problems {
  const parts = ADDRESS_PARTS.filter((part) => part !== 'zip' || !isWithoutPostalCode(countryOf(address)));
  const empty = parts.map((part) => address[part]).filter(({ value }) => isEmpty(value));
  return Object.fromEntries(empty.map(({ field }) => [field, REQUIRED]));
}

/** Values of other types are reported by the rules of the body. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && textOf(value) === '');

/**
 * Returns the error of a phone number that is missing although it is required, or that is not valid in the country.
 * @param country ISO 3166-1 alpha-2; null: the country is unknown, so only numbers with `+` are checked
 */
export function phoneProblem({ field, value }: SentValue, isRequired: boolean, country: string | null): Problems {
  const text = textOf(value);
  if (text === '') return isRequired && isEmpty(value) ? { [field]: REQUIRED } : {};
  const problem = problemOf(text, country);
  return problem ? { [field]: [problem] } : {};
}
