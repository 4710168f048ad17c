import { FieldErrors } from '#kernel';
import type { Form } from './account-fields.js';

/** Nobody sees what is typed into a new password. @throws FieldErrors at `repeated` when it was not typed twice alike */
export function mustRepeat(password: string, { repeated }: Form): void {
  if (repeated !== password) throw new FieldErrors({ repeated: [{ key: 'storefront-account.fields.not_the_same' }] });
}
