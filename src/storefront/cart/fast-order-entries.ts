import { Money } from '#kernel';
import { text, type Form } from '../page/form-fields.js';

/** Entries of the fast order form. */
export interface FastEntries {
  readonly first_name: string;
  readonly phone: string;
  readonly email: string;
  /** As it was typed. */
  readonly quantity: string;
  /** Makes the same form, sent twice, one order. */
  readonly once: string;
}

/** Characters; as the operation checks them. */
const MOST = { first_name: 100, phone: 40, email: 254, quantity: 15, once: 64 };

export const fastEntries = (form: Form | undefined): FastEntries =>
  Object.fromEntries(Object.entries(MOST).map(([name, most]) => [name, text(form, name).slice(0, most * 2)])) as Record<
    keyof FastEntries,
    string
  >;

/** A number as the operation takes it; what is none stays text, and is refused at its field. */
const whole = (sent: string): number | string | undefined =>
  sent === '' ? undefined : /^\d{1,9}$/.test(sent) ? Number(sent) : sent;

/**
 * What the form's page showed: the price of one piece, or the sum of the whole cart, as a decimal. What cannot be read
 * stays as it was sent, and is refused; a form that shows no price, such as the dialog, sends nothing.
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

/** The body of the operation. @param currency the shop's, ISO 4217 */
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

/** Which text of `storefront-cart.fast` helps to correct the field, by its value. */
export function hintFor(field: string, entries: FastEntries): string | null {
  if (field === 'phone') return entries.phone === '' ? 'reach_you' : 'phone_wrong';
  if (field === 'email') return 'email_wrong';
  return field === 'quantity' ? 'quantity_wrong' : null;
}
