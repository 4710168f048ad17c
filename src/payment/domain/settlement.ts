import type { Money } from '#kernel';

export type PaymentStatus = 'unpaid' | 'partially_paid' | 'paid' | 'overpaid';

export interface Settlement {
  /** Sum of the payments after this one. */
  readonly paid: Money;
  /** What is still to be paid; never below zero. */
  readonly open: Money;
  /** What came beyond the total. */
  readonly overpaid: Money;
  readonly status: PaymentStatus;
  /** The total is covered: the order may move on. */
  readonly covered: boolean;
}

/**
 * What an order's money looks like once `amount` more has arrived. All three in one currency, else `currency_mismatch`.
 * The one place that decides whether an order is paid.
 */
export function settle(total: Money, paid: Money, amount: Money): Settlement {
  const sum = paid.add(amount);
  const rest = total.subtract(sum);
  const nothing = total.subtract(total);
  const open = rest.isPositive() ? rest : nothing;
  const overpaid = rest.isNegative() ? rest.negate() : nothing;
  return { paid: sum, open, overpaid, status: statusOf(sum, open, overpaid), covered: open.isZero() };
}

function statusOf(paid: Money, open: Money, overpaid: Money): PaymentStatus {
  if (overpaid.isPositive()) return 'overpaid';
  if (open.isZero()) return 'paid';
  return paid.isPositive() ? 'partially_paid' : 'unpaid';
}
