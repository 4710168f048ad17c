import { compact, inGroupsOfFour } from './compact.js';
import { IBAN_REGISTRY } from './iban-registry.js';
import { checkDigits } from './mod97.js';

/** What is wrong: unknown country, wrong length for it, letters for digits (or the like), wrong check digits. */
export type IbanProblem = 'country' | 'length' | 'structure' | 'checksum';

export type IbanCheck = { ok: true; iban: string; country: string } | { ok: false; reason: IbanProblem };

// No IBAN has more than 34 characters; the rest allows for blanks in pasted text.
const MAX_TEXT = 128;

/** Without white space, in capitals. Nothing else is changed, and nothing is checked. */
export function normalizeIban(text: string): string {
  return compact(text);
}

/**
 * Normalizes and checks country, length, structure (ISO 13616 registry) and check digits (ISO 7064 MOD 97-10).
 * National check digits inside the account number are the banks' business and not looked at.
 */
export function checkIban(text: string): IbanCheck {
  if (text.length > MAX_TEXT) return { ok: false, reason: 'length' };
  const iban = normalizeIban(text);
  const country = iban.slice(0, 2);
  const specification = IBAN_REGISTRY.get(country);
  if (!specification) return { ok: false, reason: 'country' };
  if (iban.length !== specification.length) return { ok: false, reason: 'length' };
  if (!specification.pattern.test(iban)) return { ok: false, reason: 'structure' };
  // Recomputed rather than tested for remainder 1, which 00, 01 and 99 could pass as well.
  if (iban.slice(2, 4) !== checkDigits(country, iban.slice(4))) return { ok: false, reason: 'checksum' };
  return { ok: true, iban, country };
}

/** In groups of four, as it is printed. */
export function formatIban(iban: string): string {
  return inGroupsOfFour(normalizeIban(iban));
}
