import type { Clue, Rule } from '../clue.js';
import { reason } from '../reason.js';
import type { Candidate } from '../order-index.js';
import { isInsideWord, withoutZeros, type NumberRun } from '../text/numbers.js';

/**
 * Finds order numbers. One after a word such as 'order' suffices as a clue. Other numbers need a fitting amount or
 * payer; those that look like a date, a telephone or account number or a year need a fitting amount.
 */
export const orderNumber: Rule = {
  name: 'order_number',
  readText(reading, index) {
    return reading.numbers
      .filter((run) => run.shape !== 'amount' && !isInsideWord(reading.text, run))
      .flatMap((run) => index.byNumber.get(withoutZeros(run.digits)).map((candidate) => clueOf(run, candidate)));
  },
};

function clueOf(run: NumberRun, candidate: Candidate): Clue {
  const values = { number: String(candidate.order.number) };
  const common = { candidate, source: 'text' as const };
  // The number in 'Rechnung 2026' is probably the year of an invoice.
  const isNamed = run.named === 'order' || (run.named === 'invoice' && run.shape === null);
  if (isNamed && (run.shape === null || run.shape === 'year')) {
    return { ...common, strength: 40, counts: 'alone', reason: reason('number_named', values) };
  }
  if (run.named === 'other' || run.shape !== null) {
    return { ...common, strength: 4, counts: 'amount', reason: reason('number_found', values) };
  }
  return { ...common, strength: 20, counts: 'with_payer', reason: reason('number_found', values) };
}
