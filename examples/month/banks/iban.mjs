const DIGITS = /[A-Z]/g;

/** Returns the IBAN of an account (ISO 13616): country, check digits, and the account as the country writes it. */
export function ibanOf(country, account) {
  const digits = `${account}${country}00`.replace(DIGITS, (letter) => String(letter.charCodeAt(0) - 55));
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
}
