import { likely } from '../../platform/database/likely.js';
import type { ToVerifyFilter } from '../domain/order-figures.types.js';
import { TO_VERIFY } from './figures.sql.js';

/** A page of the orders whose money is to be verified, what is due first at the top; one row without an id when it is empty. */
export function toVerifySql({ q, amount, overdue, limit, offset }: ToVerifyFilter): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const all = [TO_VERIFY];
  if (overdue) all.push(`status = 'awaiting_payment' AND payment_due_at < now()`);
  if (q) all.push(search(q, amount, bind));
  const where = all.join(' AND ');
  return {
    text: `
      WITH page AS (SELECT id, payment_due_at AS place FROM shop_order WHERE ${where} ORDER BY payment_due_at, id LIMIT ${bind(limit)} OFFSET ${bind(offset)})
      SELECT matching.n AS matching, o.* FROM (SELECT count(*)::int AS n FROM shop_order WHERE ${where}) matching
      LEFT JOIN page ON true LEFT JOIN shop_order o ON o.id = page.id
      ORDER BY page.place, page.id`,
    values,
  };
}

/** What a statement of the bank says: a reference, perhaps in groups, a number, a name, or an amount, open or whole. */
function search(q: string, amount: ToVerifyFilter['amount'], bind: (value: unknown) => string): string {
  const text = q.trim().toLowerCase();
  const alternatives = [likely('search_text', text, bind)];
  if (/^rf[\d ]+$/.test(text)) alternatives.push(`reference = ${bind(text.replaceAll(' ', '').toUpperCase())}`);
  if (/^#?\d{1,9}$/.test(text)) alternatives.push(`id = ${bind(Number(text.replace('#', '')))}`);
  if (amount) alternatives.push(`currency = ${bind(amount.currency)} AND ${bind(amount.minor.toString())}::bigint IN (total, total - paid)`);
  return `(${alternatives.join(' OR ')})`;
}
