import type { AskedOnce, OrderKeys } from './asked-keys.js';
import { inCanonicalOrder } from './canonical-order.js';
import type { Rule } from './clue.js';
import type { AutoMatch, Decision, IncomingTransaction, PayableOrder, Suggestion } from './matching.types.js';
import { OrderIndex } from './order-index.js';
import { planBooking, readClues } from './plan-booking.js';
import type { Part } from './proposal.js';
import { bookingReasons } from './propose.js';
import { RULES } from './rules/rules.js';
import { suggest, type ReadClues } from './suggest.js';
import { Reading } from './text/reading.js';

/**
 * Decides which orders incoming transactions pay. Transactions whose orders are certain are marked `book` if the mode
 * allows it; others get suggestions if there are clues. The result has the order of the transactions, but the decisions
 * do not depend on it. If two transactions pay the same order, the earlier one is booked.
 * @param rules the ways to recognize orders; all by default
 */
export function matchTransactions(
  transactions: readonly IncomingTransaction[],
  orders: readonly PayableOrder[],
  mode: AutoMatch,
  rules: readonly Rule[] = RULES,
): Decision[] {
  const steps = matchInSteps(transactions, orders, mode, rules);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Like `matchTransactions`, in steps of about a millisecond, for callers that must not block the event loop.
 * @param asked gets the keys of all orders on which the decisions depend; see `matchByAsking`
 */
export function* matchInSteps(
  transactions: readonly IncomingTransaction[],
  orders: Iterable<PayableOrder>,
  mode: AutoMatch,
  rules: readonly Rule[] = RULES,
  asked: OrderKeys<AskedOnce> | null = null,
): Generator<void, Decision[]> {
  const index = new OrderIndex(asked);
  for (const order of orders) {
    index.add(order);
    yield;
  }
  const decided = yield* bookCertain(transactions, index, mode, rules);
  const decisions: Decision[] = [];
  for (const [place, transaction] of transactions.entries()) {
    decisions.push(
      decided.get(place) ?? decisionOf(transaction, suggest(readClues(transaction, index, rules), index, rules)),
    );
    yield;
  }
  return decisions;
}

/**
 * Books the transactions whose orders are certain, the earliest first. Suggestions are made afterwards, when the open
 * amounts are final. Returns the decisions by the index of the transaction.
 */
function* bookCertain(
  transactions: readonly IncomingTransaction[],
  index: OrderIndex,
  mode: AutoMatch,
  rules: readonly Rule[],
): Generator<void, Map<number, Decision>> {
  const booked = new Map<number, Decision>();
  const named: number[] = [];
  for (const [place, transaction] of transactions.entries()) {
    if (mode !== 'off' && namesOrder(new Reading(transaction), index)) named.push(place);
    yield;
  }
  for (const place of yield* inCanonicalOrder(named, (at) => transactions[at]!)) {
    const clues = readClues(transactions[place]!, index, rules);
    const plan = planBooking(clues, mode);
    if (plan) {
      booked.set(place, bookingOf(clues, plan));
      for (const { candidate, amount } of plan) index.book(candidate, amount.minor);
    }
    yield;
  }
  return booked;
}

/** Whether the text has the digits of an order's reference. Other transactions are never booked. */
const namesOrder = ({ references }: Reading, index: OrderIndex): boolean =>
  references.some(({ ends }) => ends.some(({ reference }) => index.byReference.get(reference).length > 0));

function bookingOf({ reading, ofText }: ReadClues, plan: readonly Part[]): Decision {
  const parts = plan.toSorted((one, other) => one.candidate.order.id - other.candidate.order.id);
  const allocations = parts.map(({ candidate, amount }) => ({ orderId: candidate.order.id, amount }));
  const suggestion: Suggestion = { allocations, confidence: 'high', reasons: bookingReasons(reading, parts, ofText) };
  return { transactionId: reading.transaction.id, decision: 'book', suggestions: [suggestion] };
}

const decisionOf = ({ id }: IncomingTransaction, suggestions: readonly Suggestion[]): Decision => ({
  transactionId: id,
  decision: suggestions.length > 0 ? 'suggest' : 'none',
  suggestions,
});
