import type { CluesOfOrders, Rule, SharedTransfer } from '../clue.js';
import { reason } from '../reason.js';
import { isPayable, type Candidate } from '../order-index.js';
import { setsThatAddUp } from './sums.js';

/** Finds orders that are named in the text in any way and whose open amounts add up to the amount received. */
export const namedOrdersSum: Rule = {
  name: 'named_orders_sum',
  share(reading, clues) {
    const named = [...clues.keys()].filter(
      (candidate) =>
        isPayable(candidate) && candidate.order.open.currency === reading.currency && isNamed(clues, candidate),
    );
    return setsThatAddUp(named, reading.amount).map((candidates): SharedTransfer => ({
      candidates,
      strength: candidates.reduce((sum, candidate) => sum + strongest(clues, candidate), 0) / candidates.length,
      reason: reason('sum_of_named', { numbers: candidates.map(({ order }) => order.number).join(', ') }),
    }));
  },
};

const isNamed = (clues: CluesOfOrders, candidate: Candidate): boolean =>
  clues.get(candidate)!.some((clue) => clue.source === 'text');

const strongest = (clues: CluesOfOrders, candidate: Candidate): number =>
  Math.max(
    ...clues
      .get(candidate)!
      .filter(({ source }) => source === 'text')
      .map(({ strength }) => strength),
  );
