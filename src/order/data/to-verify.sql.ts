import type { ToVerifyFilter } from '../domain/order-figures.types.js';
import { TO_VERIFY } from './figures.sql.js';
import { OVERDUE, searchSql, type Bind } from './order-conditions.sql.js';

/** A page of the orders whose money is to be verified, what is due first at the top; one row without an id when it is empty. */
export function toVerifySql({ q, amount, overdue, limit, offset }: ToVerifyFilter): {
  text: string;
  values: unknown[];
} {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const all = [TO_VERIFY];
  if (overdue) all.push(OVERDUE);
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

/** What a statement of the bank says: a reference, a number, a name, or an amount, open or whole. */
function search(q: string, amount: ToVerifyFilter['amount'], bind: Bind): string {
  return searchSql(
    q,
    bind,
    amount
      ? [`currency = ${bind(amount.currency)} AND ${bind(amount.minor.toString())}::bigint IN (total, total - paid)`]
      : [],
  );
}
