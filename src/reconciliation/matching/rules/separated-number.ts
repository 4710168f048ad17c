import type { Clue, Rule } from '../clue.js';
import { reason } from '../reason.js';
import { withoutZeros } from '../text/numbers.js';

/** Finds order numbers with spaces or punctuation, e.g. 'Nr. 1 024', '1.201,-' or '10-23'. The amount must fit. */
export const separatedNumber: Rule = {
  name: 'separated_number',
  readText(reading, index) {
    return reading.joined.flatMap(({ digits, written, first }): Clue[] => {
      if (first.named === 'other') return [];
      return index.byNumber
        .get(withoutZeros(digits))
        .map((candidate) => ({
          candidate,
          source: 'text',
          strength: first.named === null ? 20 : 30,
          counts: 'amount',
          reason: reason('number_separated', { written, number: String(candidate.order.number) }),
        }));
    });
  },
};
