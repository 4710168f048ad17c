import { currencyDigits, Money } from '#kernel';
import type { SettingReader } from './setting-reader.js';

/** A JSON number from 0 with at most the currency's digits, as minor units. */
export function readAmount(field: string, sent: unknown, { currency, refuse }: SettingReader): string | null {
  try {
    const amount = typeof sent === 'number' ? Money.parse(sent, currency) : null;
    if (amount && !amount.isNegative()) return amount.minor.toString();
  } catch {
    // reported below, like anything else that is no amount
  }
  refuse(field, { key: 'validation.isAmount', args: { a0: currencyDigits(currency) } });
  return null;
}
