const CODES = new Set(Intl.supportedValuesOf('currency'));

/** Symbols, abbreviations and numbers that banks write in place of the code of ISO 4217. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₴': 'UAH',
  ГРН: 'UAH',
  '980': 'UAH',
  '978': 'EUR',
  '840': 'USD',
  '826': 'GBP',
  ZŁ: 'PLN',
  KČ: 'CZK',
  FT: 'HUF',
  US$: 'USD',
  $: 'USD',
  '₽': 'RUB',
  РУБ: 'RUB',
  RUR: 'RUB',
  '₸': 'KZT',
  ЛВ: 'BGN',
  SFR: 'CHF',
  '¥': 'JPY',
  '₹': 'INR',
};
/** Abbreviation that several currencies share. */
const SHARED = 'KR';

/** Code of ISO 4217 that a text consists of; null if it is none. */
export function currencyCode(text: string): string | null {
  const word = text.trim().toUpperCase().replace(/\.$/, '');
  return SYMBOLS[word] ?? (CODES.has(word) ? word : null);
}

/** The code in a cell of a currency column, where currencies that ended are possible as well. */
export function currencyOfCell(cell: string): string | null {
  const word = cell.trim();
  return currencyCode(word) ?? (/^[A-Z]{3}$/.test(word) ? word : null);
}

export function isCurrencyWord(text: string): boolean {
  return currencyCode(text) !== null || text.toUpperCase().replace(/\.$/, '') === SHARED;
}

/** The code at the end of a title or a line, in brackets or not: 'Amount (GBP)', 'Betrag in EUR', 'Betrag (€)'. */
export function currencyIn(text: string): string | null {
  for (const word of text.split(/[\s()[\],;:/]+/).reverse()) {
    const code = /^\d+$/.test(word) ? null : currencyCode(word);
    if (code !== null && (word === word.toUpperCase() || word.length < 3)) return code;
  }
  return null;
}
