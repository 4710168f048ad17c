import { currencyDigits, Money } from '#kernel';

const NUMBER = /^\d{1,12}(?:[.,]\d{1,3})?$/;

/**
 * Reads an amount as people type it from a bank statement: `149,90`, `1 499.90 €`, `UAH 150`; null if the text is not
 * an amount.
 */
export function readAmountText(text: string, currency: string): Money | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]|[A-Za-z]{3}|\p{Sc}/gu, '').replace(/^\+/, '');
  if (!NUMBER.test(bare)) return null;
  const [whole = '0', part = ''] = bare.split(/[.,]/);
  const digits = currencyDigits(currency);
  const kept = part.replace(/0+$/, '');
  if (kept.length > digits) return null;
  return Money.of(BigInt(whole + kept.padEnd(digits, '0')), currency);
}
