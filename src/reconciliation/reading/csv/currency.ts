const CODES = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217 codes by the symbols, abbreviations and numeric codes that banks write instead. */
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
/** An abbreviation that several currencies share, so that it gives no code. */
const SHARED = 'KR';

/** Returns the ISO 4217 code for a text such as '€' or 'EUR'; null if the text is not a currency. */
export function currencyCode(text: string): string | null {
  const word = text.trim().toUpperCase().replace(/\.$/, '');
  return SYMBOLS[word] ?? (CODES.has(word) ? word : null);
}

/** Returns the code in a cell of a currency column. Any three capitals are accepted, because codes become obsolete. */
export function currencyOfCell(cell: string): string | null {
  const word = cell.trim();
  return currencyCode(word) ?? (/^[A-Z]{3}$/.test(word) ? word : null);
}

export function isCurrencyWord(text: string): boolean {
  return currencyCode(text) !== null || text.toUpperCase().replace(/\.$/, '') === SHARED;
}

/** Returns the last currency code of a title or line, e.g. of 'Amount (GBP)', 'Betrag in EUR' or 'Betrag (€)'. */
export function currencyIn(text: string): string | null {
  for (const word of text.split(/[\s()[\],;:/]+/).reverse()) {
    const code = /^\d+$/.test(word) ? null : currencyCode(word);
    if (code !== null && (word === word.toUpperCase() || word.length < 3)) return code;
  }
  return null;
}
