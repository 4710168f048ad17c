import type { Language } from '#kernel';
import { addressWords } from '../../platform/contact/address-words.js';
import { isNumericPostalCode } from '../../platform/contact/postal-code-examples.js';
import { isWithoutPostalCode, NO_POSTAL_CODE } from '../../platform/contact/postal-codes.js';
import { countriesIn } from '../page/countries.js';
import type { Complaint } from './complaints.js';
import { ADDRESS_FIELDS, BILLING_FIELDS, CONTACT_FIELDS, NOTE_FIELD, type Entries, type Field } from './entries.js';

/** Translates a key. */
type Translate = (key: string) => string;

/** What the form shows: entries, errors, and whether the chosen shipping method requires a phone number. */
export interface FormState {
  readonly entries: Entries;
  readonly complaints: readonly Complaint[];
  readonly requiresPhone: boolean;
}

/** Fields of the form with their values and errors, for the template. */
export function checkoutForm(
  { entries, complaints, requiresPhone }: FormState,
  translate: Translate,
  language: Language,
) {
  const errorOf = (name: string): string | null =>
    capitalized(complaints.find(({ field }) => field === name)?.text ?? null);
  const countryIn = (name: string): string => (entries[name] ?? '').trim().toUpperCase();
  const labelOf = (name: string, label = name): string => {
    const [, whose = '', part = ''] = /^(shipping|billing)_(zip|state)$/.exec(name) ?? [];
    const word = part === '' ? null : addressWords(countryIn(`${whose}_country`))[part as 'zip' | 'state'];
    return translate(word === null ? `storefront.fields.${label}` : `storefront.address_words.${word}`);
  };
  const view = (field: Field) => ({
    ...field,
    ...(field.name === 'phone' && { required: requiresPhone, isLive: true }),
    ...(field.name.endsWith('_state') && { isLive: true }),
    ...(field.name.endsWith('_zip') && postalCodeField(countryIn(field.name.replace('zip', 'country')))),
    label: labelOf(field.name, field.label),
    value: entries[field.name] === NO_POSTAL_CODE ? '' : (entries[field.name] ?? ''),
    error: errorOf(field.name),
  });
  return {
    contact: CONTACT_FIELDS.map(view),
    address: ADDRESS_FIELDS.map(view),
    isAddressWrong: ADDRESS_FIELDS.some(({ name }) => errorOf(name) !== null),
    billing: BILLING_FIELDS.map(view),
    billingDifferent: Boolean(entries['billing_different']),
    note: view(NOTE_FIELD),
    countries: countriesIn(language),
    country: countryIn('shipping_country'),
    billingCountry: countryIn('billing_country'),
    paymentError: errorOf('payment_method'),
    shippingError: errorOf('shipping_method'),
    complaints: complaints.map(({ field, text }) => ({ field, label: field && labelOf(field), text })),
  };
}

/**
 * The postal code of an address in the country: phones offer digits if its codes are numeric. A country without postal
 * codes has a hidden field, which sends `NO_POSTAL_CODE`.
 */
const postalCodeField = (country: string) => ({
  isLive: true,
  isNumeric: isNumericPostalCode(country),
  ...(isWithoutPostalCode(country) && { fixed: NO_POSTAL_CODE }),
});

/** An error as a sentence of its own; in lists it follows the label. */
const capitalized = (text: string | null): string | null => text && text[0]!.toUpperCase() + text.slice(1);
