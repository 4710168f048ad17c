import type { Rule } from '../clue.js';
import { reason } from '../reason.js';
import { amountKey, type Candidate } from '../order-index.js';
import { stemOf, type FoldedName } from '../text/fold-name.js';
import type { Reading } from '../text/reading.js';

const MAX_ORDERS = 200;
const SHORTEST_WORD = 3;
const SHORTEST_SINGLE = 5;

/** Finds orders whose customer's whole name is in the text, e.g. because another person pays. The amount must fit. */
export const nameInText: Rule = {
  name: 'name_in_text',
  findByPayer(reading, index) {
    const found = new Set<Candidate>();
    for (const word of reading.sounds) {
      if (word.length < SHORTEST_WORD) continue;
      const candidates = index.byAmountAndName.get(amountKey(reading.currency, reading.amount, word));
      if (candidates.length > MAX_ORDERS) continue;
      for (const candidate of candidates) if (candidate.open === reading.amount) found.add(candidate);
    }
    return [...found];
  },
  support(reading, candidate) {
    const at = candidate.names.findIndex((name) => isIn(name, reading));
    if (at < 0) return null;
    const values = { customer: candidate.order.names[at]! };
    return { candidate, source: 'name', strength: 25, counts: 'amount', reason: reason('name_in_text', values) };
  },
};

/** Whether all words of the name are in the text. A single word must be long, as in company names. */
function isIn({ words, telling }: FoldedName, { sounds, stems }: Reading): boolean {
  if (telling.length === 0) return false;
  if (words.length === 1 && telling[0]!.length < SHORTEST_SINGLE) return false;
  return words.every((word) => sounds.has(word) || stems.has(stemOf(word)));
}
