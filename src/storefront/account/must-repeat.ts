import { FieldErrors } from '#kernel';
import type { Form } from './account-fields.js';

/** A new password is typed twice, as it is not visible. @throws FieldErrors at `repeated` when the two differ */
export function mustRepeat(password: string, { repeated }: Form): void {
  if (repeated !== password) throw new FieldErrors({ repeated: [{ key: 'storefront-account.fields.not_the_same' }] });
}
