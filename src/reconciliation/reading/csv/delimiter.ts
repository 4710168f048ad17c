import { readAmountText } from './amount.js';
import { readDateText } from './date.js';
import { splitRows } from './split-rows.js';

const DELIMITERS = [';', ',', '\t', '|'];
const SAMPLE_LENGTH = 60_000;
const SAMPLE_CELLS = 256;
/** More columns are no better evidence. */
const ENOUGH_COLUMNS = 10;

/** Weight of a delimiter: how many rows have the same number of cells, and how many cells are dates and amounts. */
function weigh(sample: string, delimiter: string): number {
  const counts = new Map<number, number>();
  let values = 0;
  splitRows(sample, delimiter, 'doubled_quotes', SAMPLE_CELLS, (_, cells) => {
    if (cells.length < 2) return;
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    for (const cell of cells) if (readDateText(cell) !== null || readAmountText(cell) !== null) values += 1;
  });
  let regular = 0;
  for (const [columns, rows] of counts) regular = Math.max(regular, rows * Math.min(columns, ENOUGH_COLUMNS));
  return regular + 2 * values;
}

/** The delimiter that gives the most regular rows; the semicolon if none does. */
export function detectDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const weights = DELIMITERS.map((delimiter) => weigh(sample, delimiter));
  return DELIMITERS[weights.indexOf(Math.max(...weights))]!;
}
