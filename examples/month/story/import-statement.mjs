import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../../scripts/lib/project.mjs';
import { cents } from '../shop/rest.mjs';
import { dateOf } from '../shop/calendar.mjs';

export const FOLDER = at('.tmp', 'month');
mkdirSync(FOLDER, { recursive: true });

/** Writes a file of the month to .tmp/month. */
export const keep = (name, content) => writeFileSync(join(FOLDER, name), content);

/**
 * Writes a statement in the format of its bank and imports it.
 * @returns the format that was recognized, and each transfer with the transaction that the shop has made of it
 * @throws Error that lists the transfers that the shop did not treat as expected
 */
export async function importStatement(shop, { bank, file, transfers, first, last, format, ...statement }) {
  const entries = [...transfers]
    .sort((one, other) => one.day - other.day)
    .map((transfer, index) => ({
      ...transfer,
      id: `${bank.replace('the ', '').slice(0, 2).toUpperCase()}${last}-${index + 1}`,
    }));
  const content = format({
    ...{ ...statement, from: dateOf(first), to: dateOf(last) },
    entries: entries.map((entry) => ({ ...entry, day: dateOf(entry.day) })),
  });
  keep(file, content);
  const fields = { account: statement.account, accept_account: '1' };
  const imported = await shop.upload('/api/admin/bank-statements', file, content, fields);
  const transactions = await shop.all(`/api/admin/bank-transactions?statement_id=${imported.id}`);
  const pairs = entries.map((transfer) => ({
    transfer,
    transaction: transactions.find(({ bank_reference: reference }) => reference === transfer.id),
  }));
  const wrong = pairs.flatMap((pair) => unexpected(pair) ?? []);
  if (imported.warnings.length > 0 || transactions.length !== entries.length)
    wrong.push(`${transactions.length} of ${entries.length} transactions, warnings: ${imported.warnings.join()}`);
  if (wrong.length > 0) throw new Error(`${file}:\n${wrong.join('\n')}`);
  return { format: imported.format, pairs };
}

const ordersOf = (allocations) => allocations.map(({ order_id: order }) => order).sort((a, b) => a - b);

/** States what the shop did with a transaction, if it is not what was expected. */
function unexpected({ transfer, transaction }) {
  const { expect, orders, returned } = transfer;
  if (!transaction) return `${transfer.id} is missing`;
  const { state, matched_by: by, allocations, suggestions, amount } = transaction;
  const [best] = suggestions;
  const isExpected = {
    rule: state === 'matched' && by === 'rule' && same(ordersOf(allocations), orders),
    person: state === 'suggested' && (returned ? best.reverses !== null : same(ordersOf(best.allocations), orders)),
    nothing: state === 'unmatched',
    aside: state === 'ignored',
  }[expect];
  if (isExpected && cents(amount) === Math.abs(transfer.amount)) return null;
  return `${expect} ${orders}: ${JSON.stringify({ transfer, transaction }, null, 1)}`;
}

const same = (one, other) => one.join() === other.join();
