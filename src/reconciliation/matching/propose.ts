import { Money } from '#kernel';
import { amountReasons, fitAmount } from './amount-fit.js';
import type { Clue, CluesOfOrders, SharedTransfer } from './clue.js';
import { reason } from './reason.js';
import { strongestOf } from './collect-clues.js';
import type { Reason } from './matching.types.js';
import { isPayable, type Candidate } from './order-index.js';
import type { Part, Proposal } from './proposal.js';
import type { Reading } from './text/reading.js';

const EXACT = 50;
const TOTAL = 15;
const SHARED = 60;
const CANCELLED = -10;
const PENDING = -10;
const ALREADY_PAID = -20;
/** Added to the score of an order if the references name several orders and the amount is not its open amount. */
const ONE_OF_SEVERAL = -50;

/** Proposes to book the whole amount to one order; null if its clues do not suffice. */
export function proposeOne(
  reading: Reading,
  candidate: Candidate,
  clues: readonly Clue[],
  certain: readonly Candidate[],
): Proposal | null {
  const fit = fitAmount(reading, candidate);
  const [text, name, account] = (['text', 'name', 'account'] as const).map((source) => strongestOf(clues, source));
  const fits = fit === 'exact' || fit === 'total';
  const isEnough = fits || text?.counts === 'alone' || (text?.counts === 'with_payer' && (name ?? account));
  if (!isEnough) return null;
  const found = [text, name, account].filter((clue) => clue !== undefined);
  const { cancelled, pending } = candidate.order;
  const state = (cancelled ? CANCELLED : 0) + (pending ? PENDING : 0) + (candidate.open > 0n ? 0 : ALREADY_PAID);
  const alone = certain.length > 1 && fit !== 'exact' ? ONE_OF_SEVERAL : 0;
  const amount = fit === 'exact' ? EXACT : fit === 'total' ? TOTAL : 0;
  return {
    parts: [{ candidate, amount: reading.transaction.amount }],
    score: found.reduce((sum, { strength }) => sum + strength, amount + state + alone),
    isCertain: certain.length === 1 && certain[0] === candidate,
    isReady: isPayable(candidate) && fit !== 'other_currency',
    reasons: reasonsOf(text, [name, account], amountReasons(reading, candidate, fit)),
  };
}

/** Returns the reasons of a booking. Must be called before the booking changes the open amounts. */
export function bookingReasons(reading: Reading, parts: readonly Part[], ofText: readonly Clue[]): Reason[] {
  const [first] = parts;
  if (parts.length > 1 || !first) return [sumOfReferences(parts.map(({ candidate }) => candidate))];
  const { candidate } = first;
  const text = ofText.find((clue) => clue.candidate === candidate && clue.isCertain);
  return reasonsOf(text, [], amountReasons(reading, candidate, fitAmount(reading, candidate)));
}

const sumOfReferences = (candidates: readonly Candidate[]): Reason =>
  reason('sum_of_references', { numbers: candidates.map(({ order }) => order.number).join(', ') });

/** Combines the reasons. A reference and the exact open amount are merged into one reason. */
function reasonsOf(
  text: Clue | undefined,
  payer: ReadonlyArray<Clue | undefined>,
  amounts: readonly Reason[],
): Reason[] {
  const more = payer.flatMap((clue) => clue?.reason ?? []);
  if (text?.reason.code === 'reference' && amounts[0]?.code === 'amount_exact') {
    return [reason('reference_exact', text.reason.values), ...more, ...amounts.slice(1)];
  }
  return [...(text ? [text.reason] : []), ...amounts, ...more];
}

/** Proposes to book the open amounts of several orders that add up to the amount received. */
export function proposeShared(
  reading: Reading,
  { candidates, strength, reason: why }: SharedTransfer,
  clues: CluesOfOrders,
  certain: readonly Candidate[],
): Proposal {
  const isCertain = certain.length > 0 && hasSameOrders(candidates, certain);
  const name = candidates.map((candidate) => strongestOf(clues.get(candidate) ?? [], 'name')).find(Boolean);
  return {
    parts: candidates.map((candidate) => ({ candidate, amount: Money.of(candidate.open, reading.currency) })),
    score: strength + SHARED + (name?.strength ?? 0),
    isCertain,
    isReady: true,
    reasons: isCertain ? [sumOfReferences(candidates)] : [why, ...(name ? [name.reason] : [])],
  };
}

const hasSameOrders = (some: readonly Candidate[], others: readonly Candidate[]): boolean =>
  some.length === others.length && some.every((candidate) => others.includes(candidate));

/**
 * Proposes to spread the amount over several orders that are named by references, although it differs from their open
 * amounts. The oldest order comes first, and the last one gets the remainder. Null if some order would get nothing.
 */
export function proposeSpread(reading: Reading, certain: readonly Candidate[]): Proposal | null {
  const payable = certain
    .filter((candidate) => isPayable(candidate) && candidate.order.open.currency === reading.currency)
    .toSorted((one, other) => one.order.id - other.order.id);
  const open = payable.reduce((sum, candidate) => sum + candidate.open, 0n);
  if (payable.length < 2 || open === reading.amount) return null;
  let rest = reading.amount;
  const parts = payable.map((candidate, place) => {
    const part = place === payable.length - 1 || rest < candidate.open ? rest : candidate.open;
    rest -= part;
    return { candidate, amount: Money.of(part, reading.currency) };
  });
  if (parts.some(({ amount }) => !amount.isPositive())) return null;
  const values = {
    numbers: payable.map(({ order }) => order.number).join(', '),
    open: Money.of(open, reading.currency).toString(),
    currency: reading.currency,
  };
  const reasons = [reason('references_differ', values)];
  return { parts, score: 105, isCertain: false, isReady: false, reasons };
}
