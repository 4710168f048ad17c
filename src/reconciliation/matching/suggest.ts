import type { Clue, Rule } from './clue.js';
import { collectClues, compareTexts } from './collect-clues.js';
import type { Reason, Suggestion } from './matching.types.js';
import type { Candidate, OrderIndex } from './order-index.js';
import { ordersOf, type Proposal } from './proposal.js';
import { proposeOne, proposeShared, proposeSpread } from './propose.js';
import type { Reading } from './text/reading.js';

const MAX_SUGGESTIONS = 5;
const HIGH = 85;
/** Lead in score over the second suggestion that is necessary for high confidence, unless the orders are certain. */
const AHEAD = 20;

/** The clues in the text of a transaction. */
export interface ReadClues {
  readonly reading: Reading;
  readonly ofText: readonly Clue[];
  /** Orders that the text names beyond doubt. */
  readonly certain: readonly Candidate[];
  /** Reasons against a booking of these orders. */
  readonly doubts: readonly Reason[];
}

/** Returns the suggestions for a transaction that is not booked, the best first. */
export function suggest({ reading, ofText, certain, doubts }: ReadClues, index: OrderIndex, rules: readonly Rule[]) {
  const clues = collectClues(reading, index, rules, ofText);
  const proposals = [
    ...[...clues].map(([candidate, ofOrder]) => proposeOne(reading, candidate, ofOrder, certain)),
    ...rules
      .flatMap((rule) => rule.share?.(reading, clues, index) ?? [])
      .map((shared) => proposeShared(reading, shared, clues, certain)),
    proposeSpread(reading, certain),
  ].filter((proposal) => proposal !== null);
  const best = withoutRepetitions(proposals.toSorted(byScore));
  return best
    .slice(0, MAX_SUGGESTIONS)
    .map((proposal, place): Suggestion => ({
      allocations: proposal.parts.map(({ candidate, amount }) => ({ orderId: candidate.order.id, amount })),
      confidence: doubts.length === 0 && place === 0 && isHigh(proposal, best[1]) ? 'high' : 'low',
      reasons: [...proposal.reasons, ...doubts],
    }));
}

const byScore = (one: Proposal, other: Proposal): number =>
  other.score - one.score ||
  one.parts[0]!.candidate.order.id - other.parts[0]!.candidate.order.id ||
  compareTexts(ordersOf(one), ordersOf(other));

function withoutRepetitions(proposals: readonly Proposal[]): Proposal[] {
  const known = new Set<string>();
  return proposals.filter((proposal) => !known.has(ordersOf(proposal)) && known.add(ordersOf(proposal)));
}

function isHigh(best: Proposal, second: Proposal | undefined): boolean {
  if (!best.isReady) return false;
  return best.isCertain || (best.score >= HIGH && best.score - (second?.score ?? 0) >= AHEAD);
}
