import type { Language } from '#kernel';
import { countriesIn } from '../page/countries.js';
import type { Complaint } from './complaints.js';
import { ADDRESS_FIELDS, BILLING_FIELDS, CONTACT_FIELDS, NOTE_FIELD, type Entries, type Field } from './entries.js';

/** Translates a key. */
type Translate = (key: string) => string;

/** Fields of the form with their values and errors, for the template. */
export function checkoutForm(
  entries: Entries,
  complaints: readonly Complaint[],
  translate: Translate,
  language: Language,
) {
  const errorOf = (name: string): string | null => complaints.find(({ field }) => field === name)?.text ?? null;
  const view = (field: Field) => ({
    ...field,
    label: translate(`storefront.fields.${field.label ?? field.name}`),
    value: entries[field.name] ?? '',
    error: errorOf(field.name),
  });
  const countryIn = (name: string): string => (entries[name] ?? '').trim().toUpperCase();
  return {
    contact: CONTACT_FIELDS.map(view),
    address: ADDRESS_FIELDS.map(view),
    billing: BILLING_FIELDS.map(view),
    billingDifferent: Boolean(entries['billing_different']),
    note: view(NOTE_FIELD),
    countries: countriesIn(language),
    country: countryIn('shipping_country'),
    billingCountry: countryIn('billing_country'),
    paymentError: errorOf('payment_method'),
    shippingError: errorOf('shipping_method'),
    complaints: complaints.map(({ field, text }) => ({
      field,
      label: field && translate(`storefront.fields.${field}`),
      text,
    })),
  };
}
