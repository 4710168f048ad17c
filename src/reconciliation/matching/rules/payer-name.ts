import type { Clue, Rule } from '../clue.js';
import { reason } from '../reason.js';
import { amountKey, type Candidate } from '../order-index.js';
import { comparePayer } from '../text/compare-payer.js';
import type { Reading } from '../text/reading.js';

/** Maximum number of orders with the same amount and word of a name; if there are more, all of them are ignored. */
const MAX_ORDERS = 200;

/** Compares the names of payer and customer in any spelling. They only lead to orders of the same amount. */
export const payerName: Rule = {
  name: 'payer_name',
  findByPayer(reading, index) {
    const found = new Set<Candidate>();
    for (const word of reading.payer.words) {
      const candidates = index.byAmountAndName.get(amountKey(reading.currency, reading.amount, word));
      if (candidates.length > MAX_ORDERS) continue;
      for (const candidate of candidates) if (candidate.open === reading.amount) found.add(candidate);
    }
    return [...found];
  },
  support(reading, candidate) {
    const best = bestMatch(reading, candidate);
    return best && { candidate, source: 'name', counts: 'amount', ...best };
  },
};

function bestMatch(reading: Reading, { order, names }: Candidate): Pick<Clue, 'strength' | 'reason'> | null {
  const payer = reading.transaction.payerName ?? '';
  const matches = names.map((name) => comparePayer(reading.payer, name));
  const full = matches.indexOf('full');
  if (full >= 0) return { strength: 30, reason: reason('name', { payer, customer: order.names[full]! }) };
  const part = matches.indexOf('part');
  if (part < 0) return null;
  return { strength: 15, reason: reason('name_part', { payer, customer: order.names[part]! }) };
}
