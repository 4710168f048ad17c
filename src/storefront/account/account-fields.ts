import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../../identity/index.js';
import type { Entries, Form } from '../page/form-fields.js';
import { NO_POSTAL_CODE } from '../../platform/contact/postal-codes.js';
import { FieldErrors } from '#kernel';
import { inCountry } from './address-countries.js';

export type { Entries, Form };

export interface AccountField {
  readonly name: string;
  readonly type: 'text' | 'email' | 'tel' | 'password' | 'country';
  /** Value of the HTML attribute `autocomplete`. */
  readonly autocomplete: string;
  /** Maximum number of characters, as the operation checks it. */
  readonly maxLength: number;
  readonly required: boolean;
  /** Its label is `storefront-account.fields.<label>`. Default: the name of the field. */
  readonly label?: string;
  /** Key below `storefront-account.fields` of a hint, shown before anything is typed. */
  readonly hint?: string;
  /** Whether the field takes half the width on wide screens, so that two such fields are side by side. */
  readonly half?: boolean;
}

const EMAIL: AccountField = {
  name: 'email',
  type: 'email',
  autocomplete: 'username',
  maxLength: EMAIL_MAX,
  required: true,
};
const NEW_PASSWORD: AccountField = {
  name: 'password',
  type: 'password',
  autocomplete: 'new-password',
  maxLength: PASSWORD_MAX,
  required: true,
  label: 'new_password',
  hint: 'password_hint',
};
const REPEATED: AccountField = {
  name: 'repeated',
  type: 'password',
  autocomplete: 'new-password',
  maxLength: PASSWORD_MAX,
  required: true,
};

export const LOGIN_FIELDS: readonly AccountField[] = [
  EMAIL,
  { name: 'password', type: 'password', autocomplete: 'current-password', maxLength: PASSWORD_MAX, required: true },
];

export const REGISTER_FIELDS: readonly AccountField[] = [
  { name: 'first_name', type: 'text', autocomplete: 'given-name', maxLength: 100, required: true, half: true },
  { name: 'last_name', type: 'text', autocomplete: 'family-name', maxLength: 100, required: true, half: true },
  EMAIL,
  { ...NEW_PASSWORD, label: 'password' },
];

export const LOOKUP_FIELDS: readonly AccountField[] = [
  { name: 'number', type: 'text', autocomplete: 'off', maxLength: 40, required: true },
  { ...EMAIL, autocomplete: 'email' },
];

export const FORGOT_FIELDS: readonly AccountField[] = [EMAIL];
export const RESET_FIELDS: readonly AccountField[] = [NEW_PASSWORD, REPEATED];
export const PASSWORD_FIELDS: readonly AccountField[] = [
  {
    name: 'current_password',
    type: 'password',
    autocomplete: 'current-password',
    maxLength: PASSWORD_MAX,
    required: true,
  },
  NEW_PASSWORD,
  REPEATED,
];

export const EMAIL_FIELDS: readonly AccountField[] = [
  { ...EMAIL, autocomplete: 'email', label: 'new_email' },
  {
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
    maxLength: PASSWORD_MAX,
    required: true,
    label: 'current_password',
  },
];

export const ERASE_FIELDS: readonly AccountField[] = [
  {
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
    maxLength: PASSWORD_MAX,
    required: true,
    label: 'current_password',
  },
];

export const PROFILE_FIELDS: readonly AccountField[] = [
  { name: 'first_name', type: 'text', autocomplete: 'given-name', maxLength: 100, required: false, half: true },
  { name: 'last_name', type: 'text', autocomplete: 'family-name', maxLength: 100, required: false, half: true },
  { name: 'phone', type: 'tel', autocomplete: 'tel', maxLength: 40, required: false },
];

/** Fields of an address of the book. */
export const ADDRESS_FIELDS: readonly AccountField[] = [
  {
    name: 'country',
    type: 'country',
    autocomplete: 'country',
    maxLength: 2,
    required: true,
    label: 'shipping_country',
  },
  {
    name: 'address',
    type: 'text',
    autocomplete: 'address-line1',
    maxLength: 300,
    required: true,
    label: 'shipping_address',
  },
  {
    name: 'zip',
    type: 'text',
    autocomplete: 'postal-code',
    maxLength: 20,
    required: true,
    half: true,
    label: 'shipping_zip',
  },
  {
    name: 'city',
    type: 'text',
    autocomplete: 'address-level2',
    maxLength: 120,
    required: true,
    half: true,
    label: 'shipping_city',
  },
  {
    name: 'state',
    type: 'text',
    autocomplete: 'address-level1',
    maxLength: 120,
    required: false,
    label: 'shipping_state',
  },
];

/**
 * The sent values of a form's fields as typed, without passwords. Longer values than a field allows were refused
 * before.
 */
export function entriesOf(fields: readonly AccountField[], form: Form): Entries {
  const readable = fields.filter(({ type }) => type !== 'password');
  return Object.fromEntries(
    readable.flatMap(({ name, maxLength }) => {
      const value = Object.hasOwn(form, name) ? form[name] : undefined;
      return typeof value === 'string' ? [[name, value.slice(0, maxLength * 2)]] : [];
    }),
  );
}

/** Translates a key of storefront-account.json. */
export type Translate = (key: string, args?: Record<string, unknown>) => string;

/** A field for its template. */
export const fieldView = (
  field: AccountField,
  entries: Entries,
  errors: Readonly<Record<string, string>>,
  translate: Translate,
) => ({
  ...field,
  label: translate(`fields.${field.label ?? field.name}`),
  hint: field.hint ? translate(`fields.${field.hint}`, { least: PASSWORD_MIN }) : '',
  value: entries[field.name] === NO_POSTAL_CODE ? '' : (entries[field.name] ?? ''),
  error: errors[field.name] ?? null,
  ...inCountry(field, (entries['country'] ?? '').trim().toUpperCase()),
});

/**
 * Checks that a new password was typed twice, because it is not visible.
 * @throws FieldErrors at `repeated` if the two differ
 */
export function mustRepeat(password: string, { repeated }: Form): void {
  if (repeated !== password) throw new FieldErrors({ repeated: [{ key: 'storefront-account.fields.not_the_same' }] });
}

/**
 * Whether the form comes from a page whose session had expired: it has that page's entries, but no email address and
 * password.
 */
export const isFromElsewhere = ({ email, password }: Form, carried: Entries): boolean =>
  email === undefined && password === undefined && Object.keys(carried).length > 0;
