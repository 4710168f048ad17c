import { Money } from '#kernel';

/** A captured payment with its amount that is neither refunded nor being refunded. */
export interface Refundable {
  readonly paymentId: number;
  readonly left: Money;
}

export interface RefundPart {
  readonly paymentId: number;
  readonly amount: Money;
}

/**
 * Sum of the refundable amounts.
 * @param currency of the sum if there are no payments
 */
export const refundable = (payments: readonly Refundable[], currency: string): Money =>
  payments.reduce((sum, { left }) => sum.add(left), Money.zero(currency));

/**
 * Distributes `amount` over the payments in the given order; each gets at most its refundable rest. Null if the
 * payments are not sufficient.
 */
export function planRefund(payments: readonly Refundable[], amount: Money): RefundPart[] | null {
  const parts: RefundPart[] = [];
  let rest = amount;
  for (const { paymentId, left } of payments) {
    const part = Money.min(left, rest);
    if (!part.isPositive()) continue;
    parts.push({ paymentId, amount: part });
    rest = rest.subtract(part);
  }
  return rest.isZero() ? parts : null;
}
