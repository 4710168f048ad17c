import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#testing';
import { returningStock, takingStock } from '../../src/catalog/use-cases/change-stock.js';
import type { StockLine } from '../../src/catalog/index.js';
import { ReadCache } from '../../src/platform/cache/read-cache.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { Database } from '../../src/platform/database/database.js';
import { OutboxSignal } from '../../src/platform/database/outbox-signal.js';
import { PublicPool, ReplicaPool } from '../../src/platform/database/replicas.js';
import { SYSTEM_ACTOR } from '../../src/platform/access/caller.js';

const why = { reason: 'test', orderId: null, actor: SYSTEM_ACTOR };

interface Goods {
  plain: number;
  withVariants: number;
  variants: number[];
}

describe('stock taken and returned by orders', () => {
  let test: TestDatabase;
  let dataSource: DataSource;
  let db: Database;
  const cache = new ReadCache();

  beforeAll(async () => {
    test = await createTestDatabase();
    dataSource = await new DataSource(
      dataSourceOptions(test.url, 12) as ConstructorParameters<typeof DataSource>[0],
    ).initialize();
    const pools = { databaseUrl: '', replicaUrls: [], poolSize: 1, readPoolSize: 1 } as never;
    db = new Database(dataSource, cache, new OutboxSignal(), new ReplicaPool(pools), new PublicPool(pools));
  });
  afterAll(async () => {
    await dataSource?.destroy();
    await test?.drop();
  });

  const take = (lines: StockLine[]) => db.transaction((tx) => tx.batch([takingStock(tx, lines, why)]));
  const giveBack = (lines: StockLine[]) => db.transaction((tx) => tx.batch([returningStock(tx, lines, why)]));
  const line = (productId: number, quantity: number, variantId: number | null = null): StockLine => ({
    productId,
    variantId,
    quantity,
  });

  async function goods(plainStock: number, variantStocks: number[]): Promise<Goods> {
    const sum = variantStocks.reduce((total, stock) => total + stock, 0);
    const rows = await db.query<{ id: number }>(
      `INSERT INTO product (name, alias, price_regular, in_stock, has_variants)
       VALUES ('Plain', gen_random_uuid(), 100, $1, false), ('Kinds', gen_random_uuid(), 100, $2, true) RETURNING id`,
      [plainStock, sum],
    );
    const [plain, withVariants] = rows.map(({ id }) => id) as [number, number];
    const variants = await db.query<{ id: number }>(
      `INSERT INTO product_variant (product_id, attributes, in_stock)
       SELECT $1, jsonb_build_object('n', place), stock FROM unnest($2::int[]) WITH ORDINALITY AS v(stock, place)
         RETURNING id`,
      [withVariants, variantStocks],
    );
    return { plain, withVariants, variants: variants.map(({ id }) => id) };
  }

  async function stocks({
    plain,
    withVariants,
    variants,
  }: Goods): Promise<{ plain: number; sum: number; variants: number[] }> {
    const products = await db.query<{ id: number; in_stock: number }>(
      'SELECT id, in_stock FROM product WHERE id = ANY ($1)',
      [[plain, withVariants]],
    );
    const kinds = await db.query<{ id: number; in_stock: number }>(
      'SELECT id, in_stock FROM product_variant WHERE id = ANY ($1)',
      [variants],
    );
    const of = (rows: typeof products, id: number) => rows.find((row) => row.id === id)!.in_stock;
    return {
      plain: of(products, plain),
      sum: of(products, withVariants),
      variants: variants.map((id) => of(kinds, id)),
    };
  }

  it('stock is taken for all lines or for none, and the error has the available quantity of the first line that is short', async () => {
    const shop = await goods(5, [2, 3]);
    await take([line(shop.plain, 2), line(shop.withVariants, 1, shop.variants[0]), line(shop.plain, 1)]);
    expect(await stocks(shop)).toEqual({ plain: 2, sum: 4, variants: [1, 3] });
    await expect(take([line(shop.plain, 1), line(shop.withVariants, 4, shop.variants[1])])).rejects.toMatchObject({
      code: 'insufficient_stock',
      details: { available: 3, product_id: shop.withVariants, variant_id: shop.variants[1] },
    });
    await expect(take([line(shop.withVariants, 1)])).rejects.toMatchObject({ details: { available: 0 } });
    await expect(take([line(shop.plain, 1, shop.variants[0])])).rejects.toMatchObject({ details: { available: 0 } });
    await expect(take([line(2_000_000_000, 1)])).rejects.toMatchObject({
      details: { available: 0, product_id: 2_000_000_000 },
    });
    expect(await stocks(shop)).toEqual({ plain: 2, sum: 4, variants: [1, 3] });
    await giveBack([line(shop.plain, 3), line(shop.withVariants, 1, shop.variants[0])]);
    expect(await stocks(shop)).toEqual({ plain: 5, sum: 5, variants: [2, 3] });
  });

  it('a sale that waited for another sale is refused with the current stock', async () => {
    for (const variantStocks of [[], [2]]) {
      const shop = await goods(2, variantStocks);
      const lines = variantStocks.length === 0 ? [line(shop.plain, 2)] : [line(shop.withVariants, 2, shop.variants[0])];
      const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => take(lines)));
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
      expect(refused).toHaveLength(5);
      for (const error of refused)
        expect(error).toMatchObject({ code: 'insufficient_stock', details: { available: 0 } });
    }
  });

  it('only the sale of the last item and its return invalidate cached lists of products in stock', async () => {
    const shop = await goods(3, [1]);
    const dropped = jest.spyOn(cache, 'drop');
    const event = { order_id: 1 } as never;
    const tagsOf = async (makePart: typeof takingStock, lines: StockLine[]): Promise<string[]> => {
      dropped.mockClear();
      await db.batch((effects) => {
        effects.publish('OrderUpdated', SYSTEM_ACTOR, event);
        return [makePart(effects, lines, why)];
      });
      return dropped.mock.calls.flatMap(([tags]) => [...tags]);
    };
    const plain = `product:${shop.plain}`;
    const withVariants = `product:${shop.withVariants}`;
    expect(await tagsOf(takingStock, [line(shop.plain, 1)])).toEqual([plain]);
    expect(await tagsOf(takingStock, [line(shop.plain, 2)])).toEqual([plain, 'stock-edges']);
    expect(await tagsOf(returningStock, [line(shop.plain, 1)])).toEqual([plain, 'stock-edges']);
    expect(await tagsOf(returningStock, [line(shop.plain, 1)])).toEqual([plain]);
    const kind = line(shop.withVariants, 1, shop.variants[0]);
    expect(await tagsOf(takingStock, [kind])).toEqual([withVariants, 'stock-edges']);
    expect(await tagsOf(returningStock, [kind])).toEqual([withVariants, 'stock-edges']);
    const [stored] = await db.query<{ tags: string[] }>(
      'SELECT cache_tags AS tags FROM outbox_event ORDER BY seq DESC LIMIT 1',
    );
    expect(stored!.tags).toEqual([withVariants, 'stock-edges']);
  });

  it('items returned to a removed variant are withdrawn and cannot be bought', async () => {
    const shop = await goods(1, [2, 3]);
    await take([line(shop.withVariants, 2, shop.variants[0])]);
    await db.query('UPDATE product_variant SET deleted_at = now() WHERE id = $1', [shop.variants[0]]);
    await giveBack([line(shop.withVariants, 2, shop.variants[0])]);
    expect(await stocks(shop)).toEqual({ plain: 1, sum: 3, variants: [0, 3] });
    const moves = await db.query('SELECT delta, reason FROM stock_movement WHERE variant_id = $1 ORDER BY id', [
      shop.variants[0],
    ]);
    expect(moves).toEqual([
      { delta: -2, reason: 'test' },
      { delta: 2, reason: 'test' },
      { delta: -2, reason: 'withdrawn' },
    ]);
  });

  it('stock never falls below 0 and always adds up under concurrent orders and cancellations', async () => {
    const quantity = fc.integer({ min: 1, max: 4 });
    const wish = fc.record({
      back: fc.boolean(),
      lines: fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), quantity), { minLength: 1, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.array(wish, { minLength: 2, maxLength: 24 }),
        async (start, wishes) => {
          const shop = await goods(start, [start, start]);
          const toLines = (parts: Array<[number, number]>) =>
            parts.map(([what, count]) =>
              what === 0 ? line(shop.plain, count) : line(shop.withVariants, count, shop.variants[what - 1]),
            );
          const taken = [0, 0, 0];
          await Promise.all(
            wishes.map(async ({ back, lines }) => {
              const got = await take(toLines(lines)).then(
                () => true,
                (error: { code?: string }) => {
                  expect(error.code).toBe('insufficient_stock');
                  return false;
                },
              );
              if (got && back) await giveBack(toLines(lines));
              if (got && !back) for (const [what, count] of lines) taken[what]! += count;
            }),
          );
          const left = await stocks(shop);
          expect([left.plain, ...left.variants]).toEqual(taken.map((count) => start - count));
          expect(left.sum).toBe(left.variants[0]! + left.variants[1]!);
          const [moves] = await db.query<{ sum: number }>(
            'SELECT coalesce(sum(delta), 0)::int AS sum FROM stock_movement WHERE product_id = ANY ($1)',
            [[shop.plain, shop.withVariants]],
          );
          expect(moves!.sum + taken.reduce((sum, count) => sum + count, 0)).toBe(0);
        },
      ),
      { numRuns: 40 },
    );
  });
});
