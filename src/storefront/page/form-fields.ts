import { FieldErrors, visibleText } from '#kernel';

/** A form as sent: texts, or lists of texts. */
export type Form = Readonly<Record<string, unknown>>;

/** Form entries by field name, without passwords. */
export type Entries = Readonly<Record<string, string>>;

/** Value of a form field; '' if it is missing, repeated or has no visible character. */
export function text(form: Form | undefined, name: string): string {
  const value = form && Object.hasOwn(form, name) ? form[name] : '';
  return typeof value === 'string' ? visibleText(value) : '';
}

/** Maximum id of a product. */
const MAX_ID = 2_147_483_647;

/** A whole number in plain digits; 0, which is not a valid id, for anything else. */
export function idIn(form: Form | undefined, name: string, max = MAX_ID): number {
  const sent = text(form, name);
  return /^\d{1,15}$/.test(sent) && Number(sent) <= max ? Number(sent) : 0;
}

/** Id of a cart line, which may have more digits. */
export const itemIn = (form: Form | undefined): number => idIn(form, 'item_id', Number.MAX_SAFE_INTEGER);

/** Null if nothing, or no valid id, was sent. */
export const variantIn = (form: Form | undefined): number | null => idIn(form, 'variant_id') || null;

/**
 * @param missing quantity if nothing was typed
 * @throws FieldErrors at `quantity`
 */
export function quantityIn(form: Form | undefined, missing?: number): number {
  const sent = text(form, 'quantity');
  if (sent === '' && missing !== undefined) return missing;
  if (!/^\d{1,15}$/.test(sent)) throw new FieldErrors({ quantity: [{ key: 'validation.isInt' }] });
  if (Number(sent) < 1) throw new FieldErrors({ quantity: [{ key: 'validation.min', args: { a0: 1 } }] });
  return Number(sent);
}
