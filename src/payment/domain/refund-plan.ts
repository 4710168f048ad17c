import { Money } from '#kernel';

/** A captured payment and what of it is not yet given back (nor about to be). */
export interface Refundable {
  readonly paymentId: number;
  readonly left: Money;
}

export interface RefundPart {
  readonly paymentId: number;
  readonly amount: Money;
}

/** Sum of what can be given back; `currency` for the case of none. */
export const refundable = (payments: readonly Refundable[], currency: string): Money =>
  payments.reduce((sum, { left }) => sum.add(left), Money.zero(currency));

/**
 * Takes `amount` from the payments in the order given, from each at most what is left; null when they do not suffice.
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
