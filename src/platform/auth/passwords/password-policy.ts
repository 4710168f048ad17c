import { FieldErrors } from '#kernel';
import { COMMON_PASSWORDS } from './common-passwords.js';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

/** 8 to 256 characters, none of the common ones, not the address itself. @throws FieldErrors at `password` */
export function checkPassword(password: string, email: string): void {
  const key = problemOf(password, email);
  if (key) throw new FieldErrors({ password: [{ key, args: { a0: PASSWORD_MIN, a1: PASSWORD_MAX } }] });
}

function problemOf(password: string, email: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'validation.isLength';
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  if (plain === address || plain === address.split('@')[0]) return 'auth.errors.password_is_email';
  return COMMON_PASSWORDS.has(plain) || isOfOnePiece(plain) ? 'auth.errors.common_password' : null;
}

/** `aaaaaaaa`, `abababab`, `12312312`: nothing but one short piece, over and over. */
const isOfOnePiece = (text: string): boolean => [1, 2, 3].some((size) => text === text.slice(0, size).repeat(text.length).slice(0, text.length));
