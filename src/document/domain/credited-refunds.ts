import { Money } from '#kernel';
import type { HistoryView, OrderRecord } from '../../order/index.js';
import { isMade, refundGroups, type Refund, type RefundedGoods } from '../../payment/index.js';

/** Refunds of a paid order that take back a part of its present invoice. */
export interface CreditedRefunds {
  /** Sum of the refunds in minor units, except refunds of goods with an unknown outcome. */
  readonly due: bigint;
  /** Complete refunds of goods, oldest first. */
  readonly byGoods: ReadonlyArray<{
    readonly request: string;
    readonly goods: RefundedGoods;
    readonly reason: string | null;
  }>;
  /** Refunds of amounts that were made, newest first. */
  readonly byAmount: readonly AmountRefund[];
}

type AmountRefund = Pick<Refund, 'amount' | 'reason'>;

/** Time of the last reinstatement of an order; null if it was never reinstated. */
export function lastReinstatement(history: readonly HistoryView[]): Date | null {
  const entry = history.findLast(({ from }) => from === 'cancelled');
  return entry ? new Date(entry.at) : null;
}

/**
 * Refunds of an overpaid amount do not take back any part of the invoice; refunds of goods always do. Refunds before a
 * reinstatement do not count: the order is paid again, and its present invoice contains all of its goods.
 * @param since time of the last reinstatement; null if the order was never reinstated
 */
export function creditedRefunds(order: OrderRecord, refunds: readonly Refund[], since: Date | null): CreditedRefunds {
  const zero = Money.zero(order.currency);
  const sum = (amounts: readonly Money[]): Money => amounts.reduce((all, one) => all.add(one), zero);
  const isEarlier = ({ createdAt }: Refund): boolean => since !== null && createdAt < since;
  const earlier = sum(refunds.filter((one) => isEarlier(one) && isMade(one)).map(({ amount }) => amount));
  const present = refunds.filter((one) => !isEarlier(one));
  const groups = refundGroups(present).flatMap(({ request, goods, made, isPending }) =>
    goods
      ? [{ request, goods, isPending, reason: made[0]?.reason ?? null, sum: sum(made.map(({ amount }) => amount)) }]
      : [],
  );
  const complete = groups.filter(({ isPending }) => !isPending);
  const refundedAmounts = order.refunded.subtract(earlier).subtract(sum(groups.map((group) => group.sum)));
  const overpaid = Money.max(order.paid.subtract(earlier).subtract(order.total), zero);
  const due = Money.max(refundedAmounts.subtract(overpaid), zero).add(sum(complete.map((group) => group.sum)));
  const isWhole = ({ goods, sum: made }: (typeof groups)[number]): boolean =>
    made.equals(sum([...goods.lines.map(({ amount }) => amount), goods.shipping]));
  const amounts = present.filter((one) => isMade(one) && !one.goods).toSorted((one, other) => other.id - one.id);
  return { due: due.minor, byGoods: complete.filter(isWhole), byAmount: amounts };
}

/**
 * Reason of a credit note that covers several refunds: the reasons that no earlier credit note states, first those of
 * goods, then those of amounts. If earlier credit notes state all of them, the last one.
 * @param credited total of the credit note in minor units; only the newest refunds of amounts, up to this total, count
 * @param ofGoods reasons of refunds of goods that got no credit note of their own
 * @param byAmount refunds of amounts, newest first
 * @param earlier reasons of the invoice's credit notes
 */
export function jointReason(
  credited: bigint,
  ofGoods: readonly string[],
  byAmount: readonly AmountRefund[],
  earlier: readonly string[],
): string | null {
  const ofAmounts: string[] = [];
  let sum = 0n;
  for (const { amount, reason } of byAmount) {
    if (sum >= credited) break;
    sum += amount.minor;
    if (reason) ofAmounts.unshift(reason);
  }
  const reasons = [...new Set([...ofGoods, ...ofAmounts])];
  const open = reasons.filter((reason) => !earlier.some((text) => text.split('; ').includes(reason)));
  return open.length > 0 ? open.join('; ') : (reasons.at(-1) ?? null);
}
