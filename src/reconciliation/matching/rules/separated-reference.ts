import { checkCreditorReference, formatCreditorReference } from '#kernel';
import type { Clue, Rule } from '../clue.js';
import { reason } from '../reason.js';
import { withoutZeros } from '../text/numbers.js';

const LETTERS_BEFORE = /R[\s\p{P}+]{0,2}F[\s\p{P}+]{0,2}$/u;
const FEWEST_DIGITS = 6;

/**
 * Finds creditor references with punctuation inside (RF44-0010-26), without RF (44 0010 26), or without the leading
 * zeros of the number (RF441026). Their check digits must be correct.
 */
export const separatedReference: Rule = {
  name: 'separated_reference',
  readText(reading, index) {
    const single = reading.numbers.map(({ digits, from }) => ({ digits, written: digits, first: { from } }));
    return [...single, ...reading.joined].flatMap(({ digits, written, first }): Clue[] => {
      if (digits.length < FEWEST_DIGITS || digits.length > 23) return [];
      const hasLetters = LETTERS_BEFORE.test(reading.text.slice(Math.max(0, first.from - 6), first.from));
      if (hasLetters && !checkCreditorReference(`RF${digits}`)) return [];
      const exact = index.byReference.get(`RF${digits}`);
      const found = exact.length > 0 || !hasLetters ? exact : index.byReference.get(`RF${padded(digits)}`);
      return found.map((candidate) => ({
        candidate,
        source: 'text',
        strength: hasLetters ? 80 : 45,
        counts: 'alone',
        reason: reason(hasLetters ? 'reference_separated' : 'reference_bare', {
          written: hasLetters ? `RF${written}` : written,
          reference: formatCreditorReference(candidate.order.reference),
          number: String(candidate.order.number),
        }),
      }));
    });
  },
};

/** Pads the number after the check digits with zeros to six digits. */
const padded = (digits: string): string => `${digits.slice(0, 2)}${withoutZeros(digits.slice(2)).padStart(6, '0')}`;
