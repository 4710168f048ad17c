import { isDigit, isLetter } from './readable.js';
import { Shapes, type Shape } from './shapes.js';
import { nameOfNumber } from './name-of-number.js';

const RUN = /\d+/g;
const MAX_RUNS = 60;
const MAX_RUN = 30;

/** A sequence of digits in a text with no digit before or after it. */
export interface NumberRun {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
  readonly shape: Shape;
  /** The kind of number that the words before it name. */
  readonly named: 'order' | 'invoice' | 'other' | null;
}

/**
 * Finds the numbers of a text.
 * @param text in capitals
 */
export function findNumbers(text: string): readonly NumberRun[] {
  const runs: NumberRun[] = [];
  const shapes = new Shapes(text);
  for (const { index: from, 0: digits } of text.matchAll(RUN)) {
    if (digits.length > MAX_RUN) continue;
    const to = from + digits.length;
    runs.push({ digits, from, to, shape: shapes.of(digits, from), named: nameOfNumber(text, from) });
    if (runs.length === MAX_RUNS) break;
  }
  return runs;
}

export const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** Adjacent numbers that are read as one, e.g. '1 024' or '28 0010 23'. */
export interface JoinedNumber {
  readonly digits: string;
  readonly written: string;
  readonly first: NumberRun;
}

const MAX_JOINED = 6;
const SEPARATOR = /^[\s.,'’/_:*-]{1,3}$/;

/** Returns all numbers that result from joining two to six numbers with only spaces or punctuation between them. */
export function joinNumbers(text: string, runs: readonly NumberRun[]): JoinedNumber[] {
  return runs.flatMap((first, start) => {
    const joined: JoinedNumber[] = [];
    let digits = first.digits;
    for (let next = start + 1; next < runs.length && next < start + MAX_JOINED; next++) {
      const run = runs[next]!;
      if (!SEPARATOR.test(text.slice(runs[next - 1]!.to, run.from))) break;
      digits += run.digits;
      joined.push({ digits, written: text.slice(first.from, run.to), first });
    }
    return joined;
  });
}

/** Whether there are letters directly before and after the number, as in 'A12B'. */
export const isInsideWord = (text: string, { from, to }: NumberRun): boolean =>
  isLetter(text[from - 1]) && isLetter(text[to]) && !isDigit(text[from - 1]);
