/** The account number as it is stored and compared: capital letters and digits only. */
export const plainAccount = (account: string): string => account.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Minimum length of a national number that is compared with the end of an IBAN; shorter ones fit many accounts. */
const FEWEST_DIGITS = 6;

/**
 * Whether both texts name the same account. A bank may write the national number, with or without its bank code,
 * instead of the IBAN that ends in it (ISO 13616).
 */
export function isSameAccount(first: string, second: string): boolean {
  const [longer, shorter] = [plainAccount(first), plainAccount(second)].sort((one, other) => other.length - one.length);
  if (longer === shorter) return true;
  const digits = shorter!.replace(/^0+/, '');
  return /^\p{L}{2}\d{2}/u.test(longer!) && digits.length >= FEWEST_DIGITS && longer!.slice(4).endsWith(digits);
}

const BIC = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/**
 * Whether the IBAN can be an account of the bank. A bank code must be part of the IBAN. A BIC must have the country of
 * the IBAN, or its first four letters must be part of the IBAN. Any other text fits every IBAN.
 */
export function isOfBank(iban: string, bank: string): boolean {
  const plain = plainAccount(bank);
  if (/^\d+$/.test(plain)) return iban.includes(plain.replace(/^0+/, ''));
  const country = BIC.exec(plain)?.[1];
  return country === undefined || iban.startsWith(country) || iban.includes(plain.slice(0, 4));
}
