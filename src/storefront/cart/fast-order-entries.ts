import { Money } from '#kernel';
import { text, type Form } from '../page/form-fields.js';

/** Entries of the fast order form. */
export interface FastEntries {
  readonly first_name: string;
  readonly phone: string;
  readonly email: string;
  /** The quantity as typed. */
  readonly quantity: string;
  /** One-time key with which the form, if sent twice, creates one order. */
  readonly once: string;
}

/** Maximum numbers of characters, as the operation checks them. */
const MOST = { first_name: 100, phone: 40, email: 254, quantity: 15, once: 64 };

export const fastEntries = (form: Form | undefined): FastEntries =>
  Object.fromEntries(Object.entries(MOST).map(([name, most]) => [name, text(form, name).slice(0, most * 2)])) as Record<
    keyof FastEntries,
    string
  >;

/** Converts a number for the operation; other texts stay texts, and are refused at their field. */
const whole = (sent: string): number | string | undefined =>
  sent === '' ? undefined : /^\d{1,9}$/.test(sent) ? Number(sent) : sent;

/**
 * The amount that the form's page showed: the unit price, or the sum of the whole cart, as a decimal. An unreadable
 * amount stays as sent and is refused. Forms without a price, such as the dialog, send none.
 */
function expected(form: Form, quantity: unknown, currency: string): number | string | undefined {
  const shown = text(form, 'shown');
  if (shown === '') return undefined;
  if (!/^\d{1,15}(\.\d{1,4})?$/.test(shown)) return shown;
  const pieces = text(form, 'product_id') !== '' && typeof quantity === 'number' ? quantity : 1;
  try {
    return Money.parse(shown, currency).times(pieces).toNumber();
  } catch {
    return shown;
  }
}

/**
 * The entries as the body of the fast order operation.
 * @param currency of the shop, ISO 4217
 */
export function fastOrderBody(form: Form, currency: string): object {
  const { once: _, quantity: typed, ...contact } = fastEntries(form);
  const quantity = whole(typed) ?? 1;
  return {
    ...contact,
    product_id: whole(text(form, 'product_id')),
    variant_id: whole(text(form, 'variant_id')),
    quantity,
    expected_total: expected(form, quantity, currency),
  };
}

/** Key below `storefront-cart.fast` of a hint for correcting the field, depending on its value. */
export function hintFor(field: string, entries: FastEntries): string | null {
  if (field === 'phone') return entries.phone === '' ? 'reach_you' : 'phone_wrong';
  if (field === 'email') return 'email_wrong';
  return field === 'quantity' ? 'quantity_wrong' : null;
}
