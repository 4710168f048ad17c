import { DomainError } from '../errors/domain-error.js';

/**
 * Active currencies of ISO 4217 (list one) by the number of digits after the decimal point.
 * Metals, SDR, test and "no currency" codes have no minor unit there and cannot price anything.
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

const DIGITS: ReadonlyMap<string, number> = new Map(
  CODES_BY_DIGITS.flatMap(([digits, codes]) => codes.split(/\s+/).map((code) => [code, digits] as const)),
);

/** All known codes, for enumerations in schemas and forms. */
export const CURRENCIES: readonly string[] = [...DIGITS.keys()].sort();

/** Whether `code` is an active ISO 4217 code, in capitals. */
export function isCurrency(code: unknown): code is string {
  return typeof code === 'string' && DIGITS.has(code);
}

/** Digits after the decimal point: EUR 2, JPY 0, KWD 3. Throws `unknown_currency`. */
export function currencyDigits(code: string): number {
  const digits = DIGITS.get(code);
  if (digits === undefined) throw new DomainError('unknown_currency', { currency: code });
  return digits;
}
