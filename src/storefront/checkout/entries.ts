import type { Entries } from '../page/form-fields.js';

export type { Entries };

export interface Field {
  readonly name: string;
  readonly required: boolean;
  /** Maximum number of characters, as the checkout checks it. */
  readonly maxLength: number;
  readonly type: 'text' | 'email' | 'tel' | 'country' | 'note';
  /** Value of the HTML attribute `autocomplete`. */
  readonly autocomplete: string;
  /** Whether the field takes half the width on wide screens, so that two such fields are side by side. */
  readonly half?: boolean;
  /** Its label is `storefront.fields.<label>`. Default: the name of the field. */
  readonly label?: string;
}

/** Fields of the checkout form, in display order. */
export const CONTACT_FIELDS: readonly Field[] = [
  { name: 'email', required: true, maxLength: 254, type: 'email', autocomplete: 'email' },
  { name: 'first_name', required: true, maxLength: 100, type: 'text', autocomplete: 'given-name', half: true },
  { name: 'last_name', required: true, maxLength: 100, type: 'text', autocomplete: 'family-name', half: true },
  { name: 'phone', required: false, maxLength: 40, type: 'tel', autocomplete: 'tel' },
];

export const ADDRESS_FIELDS: readonly Field[] = [
  { name: 'shipping_country', required: true, maxLength: 2, type: 'country', autocomplete: 'shipping country' },
  { name: 'shipping_address', required: true, maxLength: 300, type: 'text', autocomplete: 'shipping address-line1' },
  {
    name: 'shipping_zip',
    required: true,
    maxLength: 20,
    type: 'text',
    autocomplete: 'shipping postal-code',
    half: true,
  },
  {
    name: 'shipping_city',
    required: true,
    maxLength: 120,
    type: 'text',
    autocomplete: 'shipping address-level2',
    half: true,
  },
  { name: 'shipping_state', required: false, maxLength: 120, type: 'text', autocomplete: 'shipping address-level1' },
];

/** Fields of a separate billing address, which the checkbox `billing_different` shows. */
export const BILLING_FIELDS: readonly Field[] = [
  { name: 'billing_company', required: false, maxLength: 200, type: 'text', autocomplete: 'billing organization' },
  { name: 'billing_vat_id', required: false, maxLength: 30, type: 'text', autocomplete: 'off' },
  ...ADDRESS_FIELDS.map((field) => ({
    ...field,
    name: field.name.replace('shipping', 'billing'),
    autocomplete: field.autocomplete.replace('shipping', 'billing'),
    required: false,
    label: field.name,
  })),
];

export const NOTE_FIELD: Field = { name: 'note', required: false, maxLength: 2000, type: 'note', autocomplete: 'off' };

const named = (fields: readonly Field[]): string[] => fields.map(({ name }) => name);

/** Names of all fields, in display order. */
export const FIELD_NAMES = [
  ...named(CONTACT_FIELDS),
  'shipping_method',
  ...named(ADDRESS_FIELDS),
  'billing_different',
  ...named(BILLING_FIELDS),
  'payment_method',
  NOTE_FIELD.name,
];

/** Maximum length of any entry; longer ones were refused before. */
const MOST = 2500;

/** The known fields of a sent form, as typed. */
export function readEntries(body: unknown): Entries {
  const sent = (body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
      return typeof value === 'string' ? [[name, value.slice(0, MOST)]] : [];
    }),
  );
}
