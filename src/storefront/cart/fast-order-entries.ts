import { text, type Form } from '../page/form-fields.js';

/** What stands in a fast order's form. */
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
  Object.fromEntries(Object.entries(MOST).map(([name, most]) => [name, text(form, name).slice(0, most * 2)])) as Record<keyof FastEntries, string>;

/** A number as the operation takes it; what is none stays text, and is refused at its field. */
const whole = (sent: string): number | string | undefined => (sent === '' ? undefined : /^\d{1,9}$/.test(sent) ? Number(sent) : sent);

/** The body of the operation. */
export function fastOrderBody(form: Form): object {
  const { once: _, quantity, ...contact } = fastEntries(form);
  return { ...contact, product_id: whole(text(form, 'product_id')), variant_id: whole(text(form, 'variant_id')), quantity: whole(quantity) ?? 1 };
}

/** Which sentence of `storefront-cart.fast` mends the field, by what stands in it. */
export function mending(field: string, entries: FastEntries): string | null {
  if (field === 'phone') return entries.phone === '' ? 'reach_you' : 'phone_wrong';
  if (field === 'email') return 'email_wrong';
  return field === 'quantity' ? 'quantity_wrong' : null;
}
