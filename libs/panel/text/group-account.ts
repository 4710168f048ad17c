/** Country or `RF`, check digits, and the rest. */
const WITH_CHECK_DIGITS = /^[A-Z]{2}\d{2}[A-Z\d]{1,30}$/;

/**
 * Writes an IBAN or a payment reference in groups of four (print format of ISO 13616 and ISO 11649). Other account
 * numbers, such as national ones and names of cards, stay as the bank writes them.
 */
export function groupAccount(text: string): string {
  const plain = text.replace(/\s+/g, '').toUpperCase();
  return hasValidCheckDigits(plain) ? plain.replace(/(.{4})(?=.)/g, '$1 ') : text;
}

/** ISO 7064 MOD 97-10, with A for 10 and Z for 35. */
function hasValidCheckDigits(plain: string): boolean {
  if (!WITH_CHECK_DIGITS.test(plain)) return false;
  const rotated = plain.slice(4) + plain.slice(0, 4);
  return BigInt(rotated.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))) % 97n === 1n;
}
