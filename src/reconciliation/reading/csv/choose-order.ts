import type { Columns } from './columns.js';
import { currencyOfCell } from './currency.js';
import { type DateOrder, dateOrder, readDateText } from './date.js';
import type { Table } from './table.js';

const SAMPLE = 300;
const ENGLISH_DAY = /^(?:[a-z]+ ){0,3}(?:date|time|day|posted|booked|created|finished|completed)(?: [a-z()]+){0,3}$/i;
const ENGLISH_AMOUNT =
  /^(?:[a-z]+ ){0,3}(?:amount|credits?|debits?|money|paid|value|gross|net|in|out|deposits?|withdrawals?)(?: |$|\()/i;
/** Time zones of the United States, which payment services write beside the time. */
const AMERICAN_ZONE = /^(?:America\/|US\/|P[DS]T$|E[DS]T$|C[DS]T$|M[DS]T$)/;

function datesIn({ rows }: Table, at: number | null): NonNullable<ReturnType<typeof readDateText>>[] {
  return at === null ? [] : rows.flatMap(({ cells }) => readDateText(cells[at] ?? '') ?? []);
}

/** Only English titles leave open which number comes first: other languages write the day first. */
function isEnglish(table: Table, { booked, amount, credit }: Columns): boolean {
  const [day = '', sum = ''] = [table.titles?.[booked], table.titles?.[amount ?? credit ?? -1]];
  return table.titles === null || (ENGLISH_DAY.test(day) && ENGLISH_AMOUNT.test(sum));
}

/**
 * Whether day or month comes first, from all rows, else from the time zone, the language and the currency of the file.
 * Null if the file leaves it open.
 */
export function chooseOrder(table: Table, columns: Columns): DateOrder | null {
  const [booked, valued] = [datesIn(table, columns.booked), datesIn(table, columns.value)];
  const found = dateOrder(booked) ?? dateOrder(valued);
  if (found !== null) return found;
  if (![...booked, ...valued].some((date) => 'first' in date)) return 'day_first';
  const sample = table.rows.slice(0, SAMPLE);
  if (sample.some(({ cells }) => cells.some((cell) => AMERICAN_ZONE.test(cell.trim())))) return 'month_first';
  if (!isEnglish(table, columns)) return 'day_first';
  const codes =
    columns.currency === null ? [] : sample.map(({ cells }) => currencyOfCell(cells[columns.currency!] ?? ''));
  const all = new Set([...codes, columns.currencyCode].filter((code) => code !== null));
  // Canada writes both.
  if (all.size !== 1 || all.has('CAD')) return null;
  return all.has('USD') ? 'month_first' : 'day_first';
}
