import { isDigit, isLetter } from './readable.js';
import { Shapes, type Shape } from './shapes.js';
import { nameOfNumber } from './name-of-number.js';

const RUN = /\d+/g;
const MAX_RUNS = 60;
const MAX_RUN = 30;

/** Digits of a text that no other digit touches. */
export interface NumberRun {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
  readonly shape: Shape;
  /** What the word in front says: a number of an order or invoice, or of something else. */
  readonly named: 'order' | 'invoice' | 'other' | null;
}

/** @param text in capitals */
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

/** Several numbers side by side, read as one: '1 024', '28 0010 23'. */
export interface JoinedNumber {
  readonly digits: string;
  readonly written: string;
  readonly first: NumberRun;
}

const MAX_JOINED = 6;
const SEPARATOR = /^[\s.,'’/_:*-]{1,3}$/;

/** All ways to join two to six numbers that only blanks or punctuation separate. */
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

/** Whether a letter touches the number on both sides, or one that stands for a digit: 'A12B', '1O23'. */
export const isInsideWord = (text: string, { from, to }: NumberRun): boolean =>
  isLetter(text[from - 1]) && isLetter(text[to]) && !isDigit(text[from - 1]);
