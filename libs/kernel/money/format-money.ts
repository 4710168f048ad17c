import type { Language } from '../text/localized.js';
import { currencyDigits } from './currency.js';

// Making a formatter costs far more than using it; there are at most languages × currencies of them.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    // The digits are those of ISO 4217: Intl's own table rounds some currencies to whole units.
    const digits = currencyDigits(currency);
    formatter = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      // in Ukrainian only the narrow symbols include the euro sign; other narrow ones may be those of several
      // currencies
      currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'symbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * For people: '€19.99' in English, '19,99 €' in Ukrainian; the symbols are those of Unicode CLDR, and where it has none
 * the code. Formats the decimal text, so no digit passes through binary arithmetic.
 */
export function formatMoney(decimal: string, currency: string, language: Language): string {
  return formatterOf(language, currency).format(decimal as Intl.StringNumericLiteral);
}
