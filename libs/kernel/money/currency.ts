import { DomainError } from '../errors/domain-error.js';
import type { Language } from '../text/localized.js';

/**
 * Active currencies of ISO 4217 (list one) by their number of decimal places. Codes of metals, SDR, tests and "no
 * currency" have no minor unit in the list, so that nothing can be priced in them.
 */
const CODES_BY_DIGITS: ReadonlyArray<readonly [digits: number, codes: string]> = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD
     CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP
     GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT
     LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN
     NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB
     SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS
     UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/**
 * Currencies that were withdrawn since 2006, by their number of decimal places: nothing can be priced in them, but old
 * bank statements have amounts in them.
 */
const WITHDRAWN_BY_DIGITS: typeof CODES_BY_DIGITS = [
  [0, 'BYR'],
  [2, 'ANG BGN CUC CYP EEK GHC HRK LTL LVL MRO MTL MZM ROL SIT SKK SLL STD TMM VEB VEF ZMK ZWL'],
];

const digitsByCode = (list: typeof CODES_BY_DIGITS): ReadonlyMap<string, number> =>
  new Map(list.flatMap(([digits, codes]) => codes.split(/\s+/).map((code) => [code, digits] as const)));

const ACTIVE = digitsByCode(CODES_BY_DIGITS);
const DIGITS: ReadonlyMap<string, number> = new Map([...digitsByCode(WITHDRAWN_BY_DIGITS), ...ACTIVE]);

/** All currency codes, for enumerations in schemas and forms. */
export const CURRENCIES: readonly string[] = [...ACTIVE.keys()].sort();

/** Whether `code` is an active ISO 4217 code, in capitals. */
export function isCurrency(code: unknown): code is string {
  return typeof code === 'string' && ACTIVE.has(code);
}

/**
 * Decimal places of a currency, active or withdrawn: EUR 2, JPY 0, KWD 3.
 * @throws MoneyError unknown_currency
 */
export function currencyDigits(code: string): number {
  const digits = DIGITS.get(code);
  if (digits === undefined) throw new DomainError('unknown_currency', { currency: code });
  return digits;
}

// Cached, because creating a formatter costs far more than using it; there are at most languages × currencies of them.
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    // Intl's own table of decimal places rounds some currencies to whole units, so those of ISO 4217 are set.
    const digits = currencyDigits(currency);
    formatter = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      // in Ukrainian only the narrow symbols include the euro sign; other narrow symbols may stand for several
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
 * Formats an amount for display: '€19.99' in English, '19,99 €' in Ukrainian. Symbols are those of Unicode CLDR, or
 * else the code. Formats the decimal text, so that no digit is lost in binary arithmetic.
 */
export function formatMoney(decimal: string, currency: string, language: Language): string {
  // Intl writes a hyphen instead of a minus sign
  return formatterOf(language, currency)
    .format(decimal as Intl.StringNumericLiteral)
    .replace('-', '−');
}
