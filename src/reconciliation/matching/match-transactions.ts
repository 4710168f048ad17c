import { inCanonicalOrder } from './canonical-order.js';
import type { Rule } from './clue.js';
import type { AutoMatch, Decision, IncomingTransaction, PayableOrder, Suggestion } from './matching.types.js';
import { OrderIndex, type Candidate } from './order-index.js';
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

/** Like `matchTransactions`, in steps of about a millisecond, for callers that must not block the event loop. */
export function* matchInSteps(
  transactions: readonly IncomingTransaction[],
  orders: Iterable<PayableOrder>,
  mode: AutoMatch,
  rules: readonly Rule[] = RULES,
): Generator<void, Decision[]> {
  const index = new OrderIndex();
  for (const order of orders) {
    index.add(order);
    yield;
  }
  const { decisions } = yield* bookInSteps(transactions, index, mode, rules);
  const rest = transactions.filter((one) => !decisions.has(one)).map((one) => new Reading(one));
  const suggested = (yield* suggestInSteps(rest, index, rules)).values();
  return transactions.map((one) => decisions.get(one) ?? suggested.next().value!);
}

/** The decisions to book, by transaction, and the booked amounts of each order in the sequence of booking. */
export interface Bookings {
  readonly decisions: ReadonlyMap<IncomingTransaction, Decision>;
  readonly amounts: ReadonlyMap<Candidate, readonly bigint[]>;
}

/**
 * Books the transactions whose orders are certain, the earliest first. Suggestions are made afterwards, when the open
 * amounts are final.
 */
export function* bookInSteps(
  transactions: readonly IncomingTransaction[],
  index: OrderIndex,
  mode: AutoMatch,
  rules: readonly Rule[] = RULES,
): Generator<void, Bookings> {
  const decisions = new Map<IncomingTransaction, Decision>();
  const amounts = new Map<Candidate, bigint[]>();
  const named: IncomingTransaction[] = [];
  for (const transaction of transactions) {
    if (mode !== 'off' && namesOrder(new Reading(transaction), index)) named.push(transaction);
    yield;
  }
  for (const transaction of yield* inCanonicalOrder(named, (one) => one)) {
    const clues = readClues(new Reading(transaction), index, rules);
    const plan = planBooking(clues, mode);
    if (plan) {
      decisions.set(transaction, bookingOf(clues, plan));
      for (const { candidate, amount } of plan) {
        index.book(candidate, amount.minor);
        amounts.set(candidate, [...(amounts.get(candidate) ?? []), amount.minor]);
      }
    }
    yield;
  }
  return { decisions, amounts };
}

/** Makes suggestions for transactions that are not booked. */
export function* suggestInSteps(
  readings: readonly Reading[],
  index: OrderIndex,
  rules: readonly Rule[] = RULES,
): Generator<void, Decision[]> {
  const decisions: Decision[] = [];
  for (const reading of readings) {
    decisions.push(decisionOf(reading.transaction, suggest(readClues(reading, index, rules), index, rules)));
    yield;
  }
  return decisions;
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
