import type { Clue, Rule } from '../clue.js';
import { reason } from '../reason.js';
import { foldDigits } from '../text/look-alikes.js';
import { withoutZeros } from '../text/numbers.js';

const WORD = /(?<![\p{L}\p{N}])[0-9A-ZА-ЯІ]{2,12}(?![\p{L}\p{N}])/gu;
const MAX_WORDS = 60;

/** Finds order numbers with letters instead of digits, e.g. '1О23' with the letter О. Amount or payer must fit. */
export const lookAlikeNumber: Rule = {
  name: 'look_alike_number',
  readText(reading, index) {
    const words = (reading.text.match(WORD) ?? []).slice(0, MAX_WORDS);
    return words.flatMap((word): Clue[] => {
      const letters = word.match(/\D/g)?.length ?? 0;
      if (letters === 0 || letters * 2 > word.length) return [];
      return index.byNumber
        .get(withoutZeros(foldDigits(word)))
        .map((candidate) => ({
          candidate,
          source: 'text',
          strength: 30,
          counts: 'with_payer',
          reason: reason('number_look_alike', { written: word, number: String(candidate.order.number) }),
        }));
    });
  },
};
