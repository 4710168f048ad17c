import type { Columns } from './columns.js';
import { currencyOfCell } from './currency.js';
import { type DateOrder, dateOrder, readDateText } from './date.js';
import type { Table } from './table.js';

const SAMPLE_ROWS = 300;
const ENGLISH_DAY = /^(?:[a-z]+ ){0,3}(?:date|time|day|posted|booked|created|finished|completed)(?: [a-z()]+){0,3}$/i;
const ENGLISH_AMOUNT =
  /^(?:[a-z]+ ){0,3}(?:amount|credits?|debits?|money|paid|value|gross|net|in|out|deposits?|withdrawals?)(?: |$|\()/i;
/** Matches the time zones of the United States, which payment services write next to the time. */
const AMERICAN_ZONE = /^(?:America\/|US\/|P[DS]T$|E[DS]T$|C[DS]T$|M[DS]T$)/;

function datesIn({ rows }: Table, at: number | null): NonNullable<ReturnType<typeof readDateText>>[] {
  return at === null ? [] : rows.flatMap(({ cells }) => readDateText(cells[at] ?? '') ?? []);
}

/** Whether the titles are English or missing. With titles in another language the day comes first. */
function isEnglish(table: Table, { booked, amount, credit }: Columns): boolean {
  const [day = '', sum = ''] = [table.titles?.[booked], table.titles?.[amount ?? credit ?? -1]];
  return table.titles === null || (ENGLISH_DAY.test(day) && ENGLISH_AMOUNT.test(sum));
}

/**
 * Determines whether day or month comes first, from all rows, else from the time zone, language and currency of the
 * file. Returns null if it is not certain.
 */
export function chooseOrder(table: Table, columns: Columns): DateOrder | null {
  const [booked, valued] = [datesIn(table, columns.booked), datesIn(table, columns.value)];
  const found = dateOrder(booked) ?? dateOrder(valued);
  if (found !== null) return found;
  if (![...booked, ...valued].some((date) => 'first' in date)) return 'day_first';
  const sample = table.rows.slice(0, SAMPLE_ROWS);
  if (sample.some(({ cells }) => cells.some((cell) => AMERICAN_ZONE.test(cell.trim())))) return 'month_first';
  if (!isEnglish(table, columns)) return 'day_first';
  const codes =
    columns.currency === null ? [] : sample.map(({ cells }) => currencyOfCell(cells[columns.currency!] ?? ''));
  const all = new Set([...codes, columns.currencyCode].filter((code) => code !== null));
  // Both orders are used in Canada.
  if (all.size !== 1 || all.has('CAD')) return null;
  return all.has('USD') ? 'month_first' : 'day_first';
}
