import type { Rule, SharedTransfer } from '../clue.js';
import { reason } from '../reason.js';
import { isPayable } from '../order-index.js';
import { setsThatAddUp } from './sums.js';

/** A name with more orders than this probably belongs to several customers. */
const MAX_ORDERS = 50;

/** Finds several open orders of the payer whose open amounts add up to the amount received. */
export const customerOrdersSum: Rule = {
  name: 'customer_orders_sum',
  share(reading, _clues, index) {
    if (reading.payer.words.length < 2) return [];
    const known = index.byName.get(reading.payer.key);
    if (known.length > MAX_ORDERS) return [];
    const own = known.filter((candidate) => isPayable(candidate) && candidate.order.open.currency === reading.currency);
    return setsThatAddUp(own, reading.amount).map((candidates): SharedTransfer => ({
      candidates,
      strength: 20,
      reason: reason('sum_of_customer', {
        customer: candidates[0]!.order.names[0] ?? '',
        numbers: candidates.map(({ order }) => order.number).join(', '),
      }),
    }));
  },
};
