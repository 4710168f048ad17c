import { FieldErrors } from '#kernel';
import { isCommonPassword } from './common-passwords.js';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

/** Shorter names are not checked, because they are part of many words. */
const NAME_MIN = 4;
/** Minimum number of letters and digits in addition to a name of the address or the shop. */
const BESIDE_MIN = 5;

/**
 * Requires 8 to 256 characters that are not a common password, and not mainly the name of the address or the shop.
 * @throws FieldErrors at `password`
 */
export function checkPassword(password: string, email: string, shop = ''): void {
  const key = problemOf(password, email, shop);
  if (key) throw new FieldErrors({ password: [{ key, args: { a0: PASSWORD_MIN, a1: PASSWORD_MAX } }] });
}

function problemOf(password: string, email: string, shop: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'validation.isLength';
  if (contains(password, email) || contains(password, email.split('@')[0]!)) return 'auth.errors.password_is_email';
  if (contains(password, shop)) return 'auth.errors.password_has_shop_name';
  const plain = password.toLowerCase();
  return isCommonPassword(plain) || isOfOnePiece(plain) ? 'auth.errors.common_password' : null;
}

/**
 * Whether too few letters and digits are left beside the name, in any spelling. A name in a long password is allowed:
 * names are words (`admin`), and the rest still has to be guessed.
 */
function contains(password: string, name: string): boolean {
  const [whole, part] = [lettersOf(password), lettersOf(name)];
  return part.length >= NAME_MIN && whole.includes(part) && whole.replaceAll(part, '').length < BESIDE_MIN;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the text is one short piece repeated: `aaaaaaaa`, `abababab`, `12312312`. */
const isOfOnePiece = (text: string): boolean =>
  [1, 2, 3].some((size) => text === text.slice(0, size).repeat(text.length).slice(0, text.length));
