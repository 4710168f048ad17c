import { currencyDigits, Money } from '#kernel';
import type { SettingReader } from './setting-reader.js';

/** Reads a JSON number of at least 0, with at most as many digits as the currency has, as minor units. */
export function readAmount(field: string, sent: unknown, { currency, refuse }: SettingReader): string | null {
  try {
    const amount = typeof sent === 'number' ? Money.parse(sent, currency) : null;
    if (amount && !amount.isNegative()) return amount.minor.toString();
  } catch {
    // The code below reports this value, like any other that is not an amount.
  }
  refuse(field, { key: 'validation.isAmount', args: { a0: currencyDigits(currency) } });
  return null;
}
