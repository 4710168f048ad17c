import { FieldErrors, visibleText } from '#kernel';

/** A form as it was sent: texts, or lists of them. */
export type Form = Readonly<Record<string, unknown>>;

/** Form entries by the name of the field, without passwords. */
export type Entries = Readonly<Record<string, string>>;

/** Value of a form field; '' if it is missing, repeated or has no visible character. */
export function text(form: Form | undefined, name: string): string {
  const value = form && Object.hasOwn(form, name) ? form[name] : '';
  return typeof value === 'string' ? visibleText(value) : '';
}

/** As large as an id of a product can be. */
const MAX_ID = 2_147_483_647;

/** A whole number in plain digits; 0 for anything else, which is the number of nothing. */
export function idIn(form: Form | undefined, name: string, max = MAX_ID): number {
  const sent = text(form, name);
  return /^\d{1,15}$/.test(sent) && Number(sent) <= max ? Number(sent) : 0;
}

/** Lines of carts have more of them. */
export const itemIn = (form: Form | undefined): number => idIn(form, 'item_id', Number.MAX_SAFE_INTEGER);

/** null when nothing is sent, or what cannot be one. */
export const variantIn = (form: Form | undefined): number | null => idIn(form, 'variant_id') || null;

/** @param missing when nothing was typed. @throws FieldErrors at `quantity` */
export function quantityIn(form: Form | undefined, missing?: number): number {
  const sent = text(form, 'quantity');
  if (sent === '' && missing !== undefined) return missing;
  if (!/^\d{1,15}$/.test(sent)) throw new FieldErrors({ quantity: [{ key: 'validation.isInt' }] });
  if (Number(sent) < 1) throw new FieldErrors({ quantity: [{ key: 'validation.min', args: { a0: 1 } }] });
  return Number(sent);
}
