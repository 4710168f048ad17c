import { compact } from './compact.js';
import { IBAN_REGISTRY } from './iban-registry.js';
import { checkDigits } from './mod97.js';

/**
 * Why the IBAN is invalid: unknown country, wrong length for the country, wrong structure (e.g. letters instead of
 * digits) or wrong check digits.
 */
export type IbanProblem = 'country' | 'length' | 'structure' | 'checksum';

export type IbanCheck = { ok: true; iban: string; country: string } | { ok: false; reason: IbanProblem };

// An IBAN has at most 34 characters; the rest allows for blanks in pasted text.
const MAX_TEXT = 128;

/** Removes white space and converts to capitals; the IBAN is not checked. */
export function normalizeIban(text: string): string {
  return compact(text);
}

/**
 * Normalizes the text and checks country, length, structure (ISO 13616 registry) and check digits (ISO 7064 MOD 97-10).
 * National check digits inside the account number are not checked.
 */
export function checkIban(text: string): IbanCheck {
  if (text.length > MAX_TEXT) return { ok: false, reason: 'length' };
  const iban = normalizeIban(text);
  const country = iban.slice(0, 2);
  const specification = IBAN_REGISTRY.get(country);
  if (!specification) return { ok: false, reason: 'country' };
  if (iban.length !== specification.length) return { ok: false, reason: 'length' };
  if (!specification.pattern.test(iban)) return { ok: false, reason: 'structure' };
  // Compares with recomputed check digits: testing for the remainder 1 would also accept 00, 01 and 99.
  if (iban.slice(2, 4) !== checkDigits(country, iban.slice(4))) return { ok: false, reason: 'checksum' };
  return { ok: true, iban, country };
}
