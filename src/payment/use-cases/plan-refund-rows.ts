import { FieldErrors, Money } from '#kernel';
import type { PaymentRow } from '../data/payment-row.js';
import type { RefundRow } from '../data/refund-row.js';
import { planRefund, refundable, type RefundPart } from '../domain/refund-plan.js';
import { paymentErrors } from '../payment.errors.js';
import type { RefundRequest } from '../refund.types.js';

/** Whether the refund belongs to another request, whose outcome must be known first. */
export const isOfAnother = ({ intent }: RefundRow, wanted: string | null): boolean =>
  intent !== null && wanted !== null && intent !== wanted;

/**
 * Returns the refunds without a known outcome that a repeated request continues: all of them, or those by amount if
 * they add up to exactly the requested amount.
 */
export function repeated<Row extends RefundRow>(waiting: readonly Row[], amount: Money | null): readonly Row[] {
  if (amount === null) return waiting;
  const amounts = waiting.filter(({ goods }) => goods === null);
  return amounts.length > 0 && sum(amounts, amount.currency).equals(amount) ? amounts : [];
}

/**
 * Splits a new refund into one part per payment.
 * @throws nothing_to_refund, refund_exceeds_held, 422 at `amount` above the refundable amount
 */
export function plan(
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
  currency: string,
  { amount, goods }: Pick<RefundRequest, 'amount' | 'goods'>,
  mayBeNothing: boolean,
): RefundPart[] {
  const left = payments.map((payment) => ({
    paymentId: payment.id,
    left: Money.of(payment.amount, currency).subtract(
      sum(
        refunds.filter(({ payment_id }) => payment_id === payment.id),
        currency,
      ),
    ),
  }));
  const most = refundable(left, currency);
  if (most.isZero() && mayBeNothing) return [];
  if (most.isZero()) throw paymentErrors.nothing_to_refund();
  const parts = planRefund(left, amount ?? most);
  if (!parts && goods)
    throw paymentErrors.refund_exceeds_held({ left: most.toNumber(), shown: most.toString(), currency });
  if (!parts)
    throw new FieldErrors({
      amount: [{ key: 'payment.errors.refund_too_large', args: { available: most.toString(), currency } }],
    });
  return parts;
}

const sum = (refunds: readonly RefundRow[], currency: string): Money =>
  refunds.reduce((total, { amount }) => total.add(Money.of(amount, currency)), Money.zero(currency));
