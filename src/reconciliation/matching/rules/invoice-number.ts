import type { Clue, Counts, Rule } from '../clue.js';
import { reason } from '../reason.js';
import type { Candidate, OrderIndex } from '../order-index.js';
import { joinedKey, lastKey, pairKey, seriesOf } from '../text/invoice-keys.js';
import type { NumberRun } from '../text/numbers.js';
import type { Reading } from '../text/reading.js';

const BETWEEN = /^[^\p{L}\p{N}]{0,3}(?:\p{L}{0,4}[^\p{L}\p{N}]{0,3})$/u;
const LETTERS_BEFORE = /(\p{L}+)[^\p{L}\p{N}]{0,3}$/u;
/** Length from which digits without a separator may be year and number. */
const LONG_NUMBER = 8;

/** Finds invoice numbers with any series, separators and leading zeros, e.g. 'INV-2026-000017' or '17/2026'. */
export const invoiceNumber: Rule = {
  name: 'invoice_number',
  readText(reading, index) {
    const runs = reading.numbers.filter(({ shape }) => shape !== 'amount' && shape !== 'date');
    const whole = acrossLines(reading.text, runs);
    return [runs, ...(whole.length < runs.length ? [whole] : [])].flatMap((numbers) => [
      ...numbers.flatMap((run, at) => readPair(reading, index, run, numbers[at + 1])),
      ...numbers.flatMap((run) => readSingle(reading, index, run)),
    ]);
  },
};

/** Joins numbers with only a line break between them, because banks break the text wherever a line is full. */
function acrossLines(text: string, runs: readonly NumberRun[]): NumberRun[] {
  const joined: NumberRun[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    if (before && text.slice(before.to, run.from) === '\n')
      joined[joined.length - 1] = { ...before, digits: before.digits + run.digits, to: run.to };
    else joined.push(run);
  }
  return joined;
}

function readPair(reading: Reading, index: OrderIndex, first: NumberRun, second: NumberRun | undefined): Clue[] {
  if (!second || !BETWEEN.test(reading.text.slice(first.to, second.from))) return [];
  const inOrder = index.byInvoice.get(pairKey(first.digits, second.digits));
  const reversed = index.byInvoice.get(pairKey(second.digits, first.digits));
  return [...inOrder, ...reversed].map((candidate) =>
    hasSeries(reading, first, candidate) || first.named === 'invoice'
      ? clueOf(candidate, 45, 'alone')
      : clueOf(candidate, 35, 'with_payer'),
  );
}

function readSingle(reading: Reading, index: OrderIndex, run: NumberRun): Clue[] {
  const joined = index.byInvoice
    .get(joinedKey(run.digits))
    .map((candidate) => clueOf(candidate, 40, run.digits.length >= LONG_NUMBER ? 'alone' : 'amount'));
  const last = index.byInvoice
    .get(lastKey(run.digits))
    .filter((candidate) => run.named === 'invoice' || hasSeries(reading, run, candidate))
    .map((candidate) => clueOf(candidate, 25, 'amount'));
  return [...joined, ...last];
}

function hasSeries(reading: Reading, { from }: NumberRun, { order }: Candidate): boolean {
  const letters = LETTERS_BEFORE.exec(reading.text.slice(Math.max(0, from - 14), from))?.[1];
  const series = seriesOf(order.invoiceNumber ?? '');
  return letters !== undefined && series !== '' && letters.toUpperCase().endsWith(series);
}

const clueOf = (candidate: Candidate, strength: number, counts: Counts): Clue => ({
  candidate,
  source: 'text',
  strength,
  counts,
  reason: reason('invoice', { invoice: candidate.order.invoiceNumber ?? '', number: String(candidate.order.number) }),
});
