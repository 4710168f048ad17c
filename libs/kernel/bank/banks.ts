import type { Localized } from '../text/localized.js';
import { isBankCode, normalizeBankCode } from './bank-code.js';
import { FOREIGN_BANKS } from './foreign-banks.js';
import { checkIban } from './iban.js';
import { UKRAINIAN_BANKS } from './ukrainian-banks.js';

export interface KnownBank {
  /** Country, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The bank's part of the country's IBANs, or the beginning of that part; in Ukraine the MFO. */
  readonly code: string;
  /** BIC of the bank as a whole, 8 characters; null if unknown. */
  readonly bic: string | null;
  readonly name: Localized;
}

const known = (bic: string | undefined): string | null => (bic && bic !== '-' ? bic : null);

const ukrainian: KnownBank[] = UKRAINIAN_BANKS.trim()
  .split('\n')
  .map((line) => {
    const [codes = '', uk = '', ru = '', en = ''] = line.split('|').map((part) => part.trim());
    const [code = '', bic] = codes.split(/\s+/);
    return { country: 'UA', code, bic: known(bic), name: { en, uk, ru } };
  });

const foreign: KnownBank[] = FOREIGN_BANKS.trim()
  .split('\n')
  .map((line) => {
    const [country = '', code = '', bic, ...nameParts] = line.split(' ');
    return { country, code, bic: known(bic), name: { en: nameParts.join(' ') } };
  });

/** All banks whose names the shop knows. */
export const BANKS: readonly KnownBank[] = [...ukrainian, ...foreign];

/** The bank of a valid IBAN; null if the IBAN is invalid or its bank unknown. */
export function bankOfIban(iban: string): KnownBank | null {
  const checked = checkIban(iban);
  if (!checked.ok) return null;
  const account = checked.iban.slice(4);
  return BANKS.find(({ country, code }) => country === checked.country && account.startsWith(code)) ?? null;
}

/** The bank of a 6-digit Ukrainian code, or of a BIC by its first 6 characters (bank and country); null if unknown. */
export function bankOfCode(text: string): KnownBank | null {
  if (!isBankCode(text)) return null;
  const code = normalizeBankCode(text);
  if (/^\d/.test(code)) return ukrainian.find((bank) => bank.code === code) ?? null;
  return BANKS.find(({ bic }) => bic?.slice(0, 6) === code.slice(0, 6)) ?? null;
}
