import { readAmountText } from './amount.js';
import { readDateText } from './date.js';
import { splitRows } from './split-rows.js';

const DELIMITERS = [';', ',', '\t', '|'];
const SAMPLE_LENGTH = 60_000;
const SAMPLE_CELLS = 256;
/** Columns beyond this number do not increase the weight of a delimiter. */
const ENOUGH_COLUMNS = 10;

/** Returns the weight of a delimiter. Rows of equal length and cells with dates or amounts increase it. */
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

/** Returns the delimiter that gives the most regular rows; the semicolon if there is none. */
export function detectDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const weights = DELIMITERS.map((delimiter) => weigh(sample, delimiter));
  return DELIMITERS[weights.indexOf(Math.max(...weights))]!;
}
