import { currencyDigits, FieldErrors, Money } from '#kernel';
import type { OrderRecord } from '../../order/index.js';

/** An amount as sent, in the currency of the order; the shop may have another one by now. @throws 422 at `amount` */
export function orderAmount({ currency }: OrderRecord, sent: number | null): Money | null {
  if (sent === null) return null;
  try {
    return Money.parse(sent, currency);
  } catch {
    throw new FieldErrors({ amount: [{ key: 'validation.isPositiveAmount', args: { a0: currencyDigits(currency) } }] });
  }
}
