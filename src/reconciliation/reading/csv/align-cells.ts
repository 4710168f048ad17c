import type { Columns } from './columns.js';
import { readAmountText } from './amount.js';
import { readDateText } from './date.js';
import { isEmpty } from './cell.js';

/** Whether the columns of dates and amounts contain dates and amounts, or are empty. */
function fits(cells: readonly string[], { booked, value, amount, credit, debit }: Columns): boolean {
  const days = [booked, value].every((at) => at === null || isEmpty(cells[at]) || readDateText(cells[at]!) !== null);
  const amounts = [amount, credit, debit].every(
    (at) => at === null || isEmpty(cells[at]) || readAmountText(cells[at]!) !== null,
  );
  return days && amounts;
}

/**
 * Repairs a row that has more cells than titles because an unquoted text contains the delimiter. The surplus cells are
 * joined to a text column so that dates and amounts are in their columns again.
 */
export function alignCells(
  cells: readonly string[],
  width: number,
  delimiter: string,
  columns: Columns,
): readonly string[] {
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const surplus = end - width;
  if (surplus <= 0) return cells;
  const texts = [...columns.purposes, width - 1, columns.name, ...columns.descriptions];
  for (const at of texts) {
    if (at === null) continue;
    const joined = cells.slice(at, at + surplus + 1).join(delimiter);
    const aligned = [...cells.slice(0, at), joined, ...cells.slice(at + surplus + 1, end)];
    if (fits(aligned, columns)) return aligned;
  }
  return cells;
}
