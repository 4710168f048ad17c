import { checkIban, normalizeIban } from '#kernel';

// An IBAN has at most 34 characters; the rest allows for blanks, a bank code and a currency.
const MAX_TEXT = 128;

/**
 * Returns an account number without spaces, or null if the text has none. An IBAN is returned without a bank code
 * before it or a currency after it.
 */
export function accountNumber(text: string): string | null {
  if (text.length > MAX_TEXT) return null;
  const compact = text.replace(/\s/g, '').replace(/^\/+|\/+$/g, '');
  if (compact === '' || /^0{1,12}$/.test(compact)) return null;
  const candidates = compact.split('/').flatMap((part) => [part, part.replace(/[A-Z]{3}$/, '')]);
  const iban = candidates.find((candidate) => checkIban(candidate).ok);
  return iban === undefined ? compact : normalizeIban(iban);
}
