import { Money } from '#kernel';
import { reason } from './reason.js';
import type { Reason } from './matching.types.js';
import type { Candidate } from './order-index.js';
import type { Reading } from './text/reading.js';

/**
 * How an amount relates to the open amount of an order. `total`: it equals the order's total, which is not the open
 * amount. `covered`: nothing is open.
 */
export type AmountFit = 'exact' | 'total' | 'partial' | 'over' | 'covered' | 'other_currency';

export function fitAmount({ amount, currency }: Reading, { order, open }: Candidate): AmountFit {
  if (order.open.currency !== currency) return 'other_currency';
  if (open > 0n && amount === open) return 'exact';
  if (amount === order.total.minor) return 'total';
  if (open <= 0n) return 'covered';
  return amount < open ? 'partial' : 'over';
}

/** Returns the reasons that concern the amount and the state of an order. */
export function amountReasons(reading: Reading, candidate: Candidate, fit: AmountFit): Reason[] {
  const { order, open } = candidate;
  const number = String(order.number);
  const reasons: Reason[] = [];
  if (fit === 'other_currency') {
    reasons.push(reason('other_currency', { number, currency: order.open.currency, received: reading.currency }));
  } else if (fit === 'covered' || open <= 0n) {
    reasons.push(reason('already_paid', { number }));
  } else {
    const amounts = { number, ...differences(reading, candidate) };
    reasons.push(reason(`amount_${fit}`, amounts));
  }
  if (order.pending && open > 0n) reasons.push(reason('pending', { number }));
  if (order.cancelled) reasons.push(reason('cancelled', { number }));
  return reasons;
}

function differences(
  { amount, currency }: Reading,
  { order, open }: Candidate,
): Record<'open' | 'total' | 'difference' | 'currency', string> {
  const difference = amount > open ? amount - open : open - amount;
  return {
    open: Money.of(open, currency).toString(),
    total: order.total.toString(),
    difference: Money.of(difference, currency).toString(),
    currency,
  };
}
