import { compact, inGroupsOfFour } from './compact.js';
import { checkDigits } from './mod97.js';

/** Matches a country or `RF`, check digits, and the rest. */
const WITH_CHECK_DIGITS = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$/;

/**
 * Writes an IBAN or a creditor reference in groups of four (print format of ISO 13616 and ISO 11649). Other account
 * numbers, such as national ones and names of cards, stay as the bank writes them.
 */
export function accountText(text: string): string {
  const plain = compact(text);
  const isChecked =
    WITH_CHECK_DIGITS.test(plain) && plain.slice(2, 4) === checkDigits(plain.slice(0, 2), plain.slice(4));
  return isChecked ? inGroupsOfFour(plain) : text;
}
