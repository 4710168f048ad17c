import { DomainError } from '../errors/domain-error.js';
import type { Language } from '../text/localized.js';
import { currencyDigits, formatMoney } from './currency.js';
import { MoneyError } from './money-error.js';

const LIMIT = 9_000_000_000_000n;
const HUNDRED_PERCENT = 100_000n;
const INTEGER = /^-?\d{1,20}$/;

/**
 * An amount in integer minor units (cents) of one ISO 4217 currency; immutable. Limited to ±9 000 000 000 000 minor
 * units, so that every amount is also exact as a JSON number.
 * @throws MoneyError `out_of_range` above the limit, `currency_mismatch` if two currencies are combined
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

  /**
   * Creates an amount from minor units, as stored in the database: `of(1999, 'EUR')` is 19.99. A number must be a safe
   * integer.
   */
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
   * Reads a decimal amount sent by a client: `parse(19.99, 'EUR')`, `parse('19.990', 'EUR')`. Exact, because it reads
   * the shortest decimal text of a number.
   * @throws MoneyError `not_an_amount`, `too_many_digits` (more decimal places than the currency has, other than
   * zeros), `out_of_range`
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

  /** @param quantity an integer; a number must be a safe one */
  times(quantity: number | bigint): Money {
    if (typeof quantity === 'number' && !Number.isSafeInteger(quantity)) {
      throw new MoneyError('not_an_amount', { currency: this.currency });
    }
    return new Money(this.minor * BigInt(quantity), this.currency);
  }

  /**
   * A percentage of the amount, halves rounded away from zero.
   * @param rateThousandths thousandths of a percent: 20 % is 20_000n
   */
  percent(rateThousandths: bigint): Money {
    return new Money(divideHalfUp(this.minor * rateThousandths, HUNDRED_PERCENT), this.currency);
  }

  /**
   * The tax contained in this gross amount, halves rounded away from zero.
   * @param rateThousandths as in `percent`, not negative
   */
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

  /** Whether amount and currency are equal; false for different currencies. */
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

  /** The amount as a JSON number, e.g. 19.9. For output only; never calculate with it. */
  toNumber(): number {
    return Number(this.toString());
  }

  toJSON(): number {
    return this.toNumber();
  }

  /** The amount with exactly its currency's decimal places: '19.90', '-0.05', '1990' for JPY. */
  toString(): string {
    return decimalOf(this.minor, currencyDigits(this.currency));
  }

  /** The amount with its currency for display: '€19.99', '19,99 €'. Blanks are non-breaking. */
  format(language: Language): string {
    return formatMoney(this.toString(), this.currency, language);
  }

  private requireSameCurrency(other: Money): void {
    if (this.currency !== other.currency) {
      throw new DomainError('currency_mismatch', { expected: this.currency, currency: other.currency });
    }
  }
}

const MAX_TEXT = 64;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * The shortest decimal text of a number, as in JSON: 0.1 is '0.1'. Numbers that JavaScript writes with an exponent are
 * rejected: they are 1e21 or more, or have more decimal places than any currency.
 */
export function decimalText(amount: number, currency: string): string {
  if (Number.isNaN(amount)) throw new MoneyError('not_an_amount', { currency });
  const text = String(amount);
  if (Math.abs(amount) >= 1e21) throw new MoneyError('out_of_range', { currency });
  if (text.includes('e')) throw new MoneyError('too_many_digits', { currency });
  return text;
}

/**
 * Minor units of a decimal text: '19.9' with two digits is 1990n. Further decimal places must be zeros, else
 * `too_many_digits`.
 */
export function minorUnits(text: string, digits: number, currency: string): bigint {
  const match = text.length <= MAX_TEXT ? DECIMAL.exec(text) : null;
  if (!match) throw new MoneyError('not_an_amount', { currency });
  const [, sign = '', whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(digits))) throw new MoneyError('too_many_digits', { currency, digits });
  return BigInt(`${sign}${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
}

/** Decimal text of minor units: 1990n with two digits is '19.90'. */
export function decimalOf(minor: bigint, digits: number): string {
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** numerator / denominator, rounded to the nearest integer, halves away from zero. The denominator must be positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}
