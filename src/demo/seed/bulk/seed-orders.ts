import pg from 'pg';
import { Money } from '#kernel';
import { ORDER_BATCH } from './orders.sql.js';
import { cities, familyNames, givenNames } from './people.js';

const BATCH_SIZE = 10_000;
const MOST_PRODUCTS = 5_000;

/**
 * Adds `count` generated orders of the last two years in all statuses with existing products, without changing stock,
 * and without invoices and mails. Takes about half a minute for 100 000.
 */
export async function seedOrders(
  url: string,
  currency: string,
  count: number,
  print: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 });
  await client.connect();
  try {
    const products = await client.query<{ id: number }>(
      'SELECT id FROM product WHERE deleted_at IS NULL AND NOT has_variants ORDER BY id LIMIT $1',
      [MOST_PRODUCTS],
    );
    if (products.rows.length === 0)
      throw new Error('There are no products to order: add some first (npm run seed -- --products 100).');
    const ids = products.rows.map(({ id }) => id);
    const column = (index: 0 | 1 | 2): string[] => cities.map((city) => city[index]);
    for (let from = 1; from <= count; from += BATCH_SIZE) {
      const to = Math.min(from + BATCH_SIZE - 1, count);
      await client.query(ORDER_BATCH, [
        from,
        to,
        givenNames,
        familyNames,
        column(0),
        column(1),
        column(2),
        ids,
        currency,
        count,
        Money.parse(1, currency).minor.toString(),
      ]);
      print(`${to} of ${count} orders`);
    }
    await client.query('VACUUM (ANALYZE) shop_order, order_item, order_history, payment, customer');
  } finally {
    await client.end();
  }
}
