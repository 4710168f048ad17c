import { currencyCode } from '../currency.js';
import { listedWords, plainWord } from './normalize.js';
import { TITLES_OF_AMOUNTS } from './titles-of-amounts.js';
import { TITLES_OF_TEXTS } from './titles-of-texts.js';

const TITLES = { ...TITLES_OF_AMOUNTS, ...TITLES_OF_TEXTS };

export type Role = keyof typeof TITLES;

/** A possible role of a title. A lower rank is more certain. */
export interface Reading {
  readonly role: Role;
  readonly rank: number;
}

/** Ranks from this number on belong to titles that only contain a known title. */
export const UNCERTAIN = 1000;

const INDEX: ReadonlyMap<string, readonly Reading[]> = buildIndex();

function buildIndex(): Map<string, Reading[]> {
  const index = new Map<string, Reading[]>();
  for (const [role, list] of Object.entries(TITLES) as [Role, string][]) {
    for (const [rank, word] of listedWords(list).entries()) {
      const readings = index.get(word) ?? [];
      if (!readings.some((reading) => reading.role === role)) readings.push({ role, rank });
      index.set(word, readings);
    }
  }
  return index;
}

/** Removes the currency from titles such as 'Betrag (€)', 'Amount in EUR' and 'Сума, грн'. */
export function withoutCurrency(title: string): string {
  const words = title
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  while (words.length > 1 && (currencyCode(words.at(-1)!) !== null || /^(?:in|у|в)$/i.test(words.at(-1)!))) words.pop();
  return words.join(' ');
}

const known = (form: string): readonly Reading[] => INDEX.get(form) ?? [];

/** Returns the readings of a title as a whole, without its currency, or of its parts as in 'Дата / Date'. */
function certainReadings(title: string): readonly Reading[] {
  const whole = [plainWord(title), plainWord(withoutCurrency(title))].map(known).find((found) => found.length > 0);
  if (whole !== undefined) return whole;
  const parts = title.split(/[/|\n]/);
  return parts.length === 1 ? [] : parts.flatMap((part) => known(plainWord(withoutCurrency(part))));
}

/** Returns the known titles that a title contains as whole words, the longest first. */
function containedForms(title: string): string[] {
  const words = plainWord(title).split(' ').slice(0, 12);
  const forms: string[] = [];
  for (let length = words.length - 1; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const form = words.slice(start, start + length).join(' ');
      const readings = form.length < 3 ? undefined : INDEX.get(form);
      // Inside a longer title, known titles of three letters count only for columns to be ignored, such as 'fee'.
      if (readings?.some(({ role }) => form.length > 3 || role === 'other')) forms.push(form);
    }
  }
  return forms;
}

/**
 * Matches column titles about the counterparty's bank, such as 'Payer/payee BIC'. Such a column contains no account.
 */
const BANK_CODE = /(?:^| )(?:bic|swift)(?: |$)/;
const ACCOUNT_WORD = /iban|konto|kto|account|рахун|счет/;

const isBankCode = (title: string): boolean => {
  const words = plainWord(title);
  return BANK_CODE.test(words) && !ACCOUNT_WORD.test(words);
};

export function readingsOf(title: string): readonly Reading[] {
  if (title.length > 100) return [];
  if (isBankCode(title)) return [{ role: 'other', rank: 0 }];
  const certain = certainReadings(title);
  if (certain.length > 0) return certain;
  const contained = containedForms(title).flatMap((form) => INDEX.get(form)!);
  if (contained.some(({ role }) => role === 'other')) return [{ role: 'other', rank: UNCERTAIN }];
  const seen = new Set<Role>();
  return contained
    .filter(({ role }) => !seen.has(role) && seen.add(role))
    .map(({ role, rank }) => ({ role, rank: rank + UNCERTAIN }));
}
