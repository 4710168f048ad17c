import { MoneyError } from './money-error.js';
import { DomainError } from '../errors/domain-error.js';
import type { Language } from '../text/localized.js';

const MAX_TEXT = 64;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * The shortest decimal text of the number, as JSON prints it: 0.1 is '0.1'.
 * Text in exponent form is either 1e21 and more, or has more digits after the point than any currency.
 */
export function decimalText(amount: number, currency: string): string {
  if (Number.isNaN(amount)) throw new MoneyError('not_an_amount', { currency });
  const text = String(amount);
  if (Math.abs(amount) >= 1e21) throw new MoneyError('out_of_range', { currency });
  if (text.includes('e')) throw new MoneyError('too_many_digits', { currency });
  return text;
}

/** '19.9' with two digits is 1990n. Zeros beyond the digits are fine, other digits are `too_many_digits`. */
export function minorUnits(text: string, digits: number, currency: string): bigint {
  const match = text.length <= MAX_TEXT ? DECIMAL.exec(text) : null;
  if (!match) throw new MoneyError('not_an_amount', { currency });
  const [, sign = '', whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(digits))) throw new MoneyError('too_many_digits', { currency, digits });
  return BigInt(`${sign}${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
}

/** 1990n with two digits is '19.90'. */
export function decimalOf(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** numerator / denominator to the nearest integer, halves away from zero. The denominator is positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

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

const LIMIT = 9_000_000_000_000n;
const HUNDRED_PERCENT = 100_000n;
const INTEGER = /^-?\d{1,20}$/;

/**
 * An amount in integer minor units (cents) of one ISO 4217 currency; immutable.
 * Within ±9 000 000 000 000 minor units, so that every amount is also exact as a JSON number.
 * Anything beyond throws `MoneyError` `out_of_range`; two currencies together throw `currency_mismatch`.
 */
export class Money {
  private constructor(
    readonly minor: bigint,
    readonly currency: string,
  ) {
    currencyDigits(currency);
    if (minor > LIMIT || minor < -LIMIT) throw new MoneyError('out_of_range', { currency });
    Object.freeze(this);
  }

  /** From minor units, as stored in the database: `of(1999, 'EUR')` is 19.99. A number must be a safe integer. */
  static of(minor: bigint | number | string, currency: string): Money {
    if (typeof minor === 'bigint') return new Money(minor, currency);
    const whole = typeof minor === 'number' ? Number.isSafeInteger(minor) : INTEGER.test(minor);
    if (!whole) throw new MoneyError('not_an_amount', { currency });
    return new Money(BigInt(minor), currency);
  }

  static zero(currency: string): Money {
    return new Money(0n, currency);
  }

  /**
   * From a decimal amount as clients send it: `parse(19.99, 'EUR')`, `parse('19.990', 'EUR')`.
   * Exact: reads the shortest decimal text of a number. Throws `MoneyError` `not_an_amount`,
   * `too_many_digits` (more than the currency has, other than zeros) or `out_of_range`.
   */
  static parse(amount: number | string, currency: string): Money {
    const digits = currencyDigits(currency);
    if (typeof amount !== 'number' && typeof amount !== 'string') throw new MoneyError('not_an_amount', { currency });
    const text = typeof amount === 'number' ? decimalText(amount, currency) : amount;
    return new Money(minorUnits(text, digits, currency), currency);
  }

  static min(first: Money, ...others: Money[]): Money {
    return others.reduce((least, money) => (money.compare(least) < 0 ? money : least), first);
  }

  static max(first: Money, ...others: Money[]): Money {
    return others.reduce((most, money) => (money.compare(most) > 0 ? money : most), first);
  }

  add(other: Money): Money {
    this.requireSameCurrency(other);
    return new Money(this.minor + other.minor, this.currency);
  }

  subtract(other: Money): Money {
    this.requireSameCurrency(other);
    return new Money(this.minor - other.minor, this.currency);
  }

  negate(): Money {
    return new Money(-this.minor, this.currency);
  }

  /** `quantity` is an integer; a number must be a safe one. */
  times(quantity: number | bigint): Money {
    if (typeof quantity === 'number' && !Number.isSafeInteger(quantity)) {
      throw new MoneyError('not_an_amount', { currency: this.currency });
    }
    return new Money(this.minor * BigInt(quantity), this.currency);
  }

  /** That part of the amount, halves away from zero. The rate is in thousandths of a percent: 20 % is 20_000n. */
  percent(rateThousandths: bigint): Money {
    return new Money(divideHalfUp(this.minor * rateThousandths, HUNDRED_PERCENT), this.currency);
  }

  /** The tax contained in this gross amount, halves away from zero. Rate as in `percent`, not negative. */
  taxIncluded(rateThousandths: bigint): Money {
    if (rateThousandths < 0n) throw new RangeError('A tax rate is not negative.');
    const tax = divideHalfUp(this.minor * rateThousandths, HUNDRED_PERCENT + rateThousandths);
    return new Money(tax, this.currency);
  }

  compare(other: Money): -1 | 0 | 1 {
    this.requireSameCurrency(other);
    if (this.minor === other.minor) return 0;
    return this.minor < other.minor ? -1 : 1;
  }

  /** Same amount in the same currency. Another currency is simply not equal. */
  equals(other: Money): boolean {
    return this.currency === other.currency && this.minor === other.minor;
  }

  isZero(): boolean {
    return this.minor === 0n;
  }

  isNegative(): boolean {
    return this.minor < 0n;
  }

  isPositive(): boolean {
    return this.minor > 0n;
  }

  /** The amount as a JSON number, 19.9; for output, never to calculate with. */
  toNumber(): number {
    return Number(this.toString());
  }

  toJSON(): number {
    return this.toNumber();
  }

  /** The amount with exactly its currency's digits: '19.90', '-0.05', '1990' for JPY. */
  toString(): string {
    return decimalOf(this.minor, currencyDigits(this.currency));
  }

  /** For people, with the currency: '€19.99', '19,99 €'. The blanks are no-break ones. */
  format(language: Language): string {
    return formatMoney(this.toString(), this.currency, language);
  }

  private requireSameCurrency(other: Money): void {
    if (this.currency !== other.currency) {
      throw new DomainError('currency_mismatch', { expected: this.currency, currency: other.currency });
    }
  }
}
