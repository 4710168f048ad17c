/**
 * Remainder after division by 97 of the number that the text represents (ISO 7064 MOD 97-10): digits stand for
 * themselves, A for 10 and Z for 35. The text must be `[0-9A-Z]*`. Linear time, with small integers.
 */
export function mod97(text: string): number {
  let remainder = 0;
  for (let index = 0; index < text.length; index++) {
    const value = parseInt(text.charAt(index), 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** The check digits, 02 to 98, to be inserted between `prefix` (two letters) and `body`. */
export function checkDigits(prefix: string, body: string): string {
  return String(98 - mod97(`${body}${prefix}00`)).padStart(2, '0');
}
