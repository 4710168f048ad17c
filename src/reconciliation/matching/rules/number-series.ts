import type { Clue, Rule } from '../clue.js';
import { reason } from '../reason.js';
import type { NumberRun } from '../text/numbers.js';

const SEPARATOR = /^ ?[/–,+-] ?$/;
const RANGE = /^ ?(?:[–-]|BIS|TO|DO|ДО|ПО|T\/M|AU|AL) ?$/;
const LONGEST_RANGE = 9;

/** Finds abbreviated order numbers: '1023/24' means 1023 and 1024, '1023-1026' all four. The amount must fit. */
export const numberSeries: Rule = {
  name: 'number_series',
  readText(reading, index) {
    return reading.numbers.flatMap((first, place): Clue[] => {
      const last = reading.numbers[place + 1];
      if (!last || index.byNumber.get(first.digits).length === 0) return [];
      const written = reading.text.slice(first.from, last.to);
      return meant(first, last, reading.text.slice(first.to, last.from)).flatMap((number) =>
        index.byNumber
          .get(number)
          .map((candidate) => ({
            candidate,
            source: 'text',
            strength: 20,
            counts: 'amount',
            reason: reason('number_separated', { written, number }),
          })),
      );
    });
  },
};

/** Returns the order numbers that are not written in full: 1024 for '1023/24', 1024 and 1025 for '1023-1026'. */
function meant(first: NumberRun, last: NumberRun, between: string): string[] {
  const missing = first.digits.length - last.digits.length;
  if (missing > 0 && SEPARATOR.test(between)) return [first.digits.slice(0, missing) + last.digits];
  if (missing !== 0 || !RANGE.test(between) || first.digits.length > 12) return [];
  const from = Number(first.digits);
  const length = Number(last.digits) - from;
  if (length < 2 || length > LONGEST_RANGE) return [];
  return Array.from({ length: length - 1 }, (_, step) => String(from + step + 1));
}
