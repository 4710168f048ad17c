import fc from 'fast-check';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#testing';
import { limitValues, overrunSql } from '../../src/checkout/data/open-orders.js';
import type { BudgetLimits, Overrun } from '../../src/checkout/domain/open-order-budgets.js';

const KEYS = ['account', 'email', 'phone', 'client', 'site'] as const;

/** The items of one product in the open orders of one owner (`counted_by`), including the new order. */
interface Held {
  readonly counted_by: (typeof KEYS)[number];
  readonly orders: number;
  readonly lines: number;
  readonly placed: number;
  readonly product_id: number;
  readonly pieces: number;
  readonly left_over: number;
}

const limits: BudgetLimits = {
  ordersPerContact: 5,
  ordersPerClient: 30,
  lines: 60,
  pieces: 20,
  placedPerContact: 10,
  placedPerClient: 60,
};
const held = (more: Partial<Held>): Held => ({
  counted_by: 'email',
  orders: 1,
  lines: 1,
  placed: 1,
  product_id: 7,
  pieces: 1,
  left_over: 100,
  ...more,
});

describe('budgets of open unpaid orders', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  /** For each list of rows, the budget that it exceeds, or null; one statement for all lists. */
  async function overruns(lists: ReadonlyArray<readonly Held[]>, most = limits): Promise<Array<Overrun | null>> {
    const rows = lists.flatMap((list, list_id) =>
      list.map((row) => ({ ...row, list_id, place: KEYS.indexOf(row.counted_by), name: `Product ${row.product_id}` })),
    );
    const { rows: found } = await client.query<{ list_id: number } & Overrun>(
      `WITH rows AS (
        SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(list_id int, place int, counted_by text, orders int, lines int,
          placed int, product_id int, name text, pieces float8, left_over int)
      )
      SELECT ids.list_id, o.* FROM (SELECT DISTINCT list_id FROM rows) ids CROSS JOIN LATERAL (
        WITH holds AS (SELECT * FROM rows WHERE rows.list_id = ids.list_id) ${overrunSql(2)}
      ) o`,
      [JSON.stringify(rows), ...limitValues(most)],
    );
    return lists.map((_, id) => {
      const row = found.find(({ list_id }) => list_id === id);
      return row ? { what: row.what, limit: Number(row.limit), product_id: row.product_id, name: row.name } : null;
    });
  }
  const overrun = async (list: readonly Held[], most = limits): Promise<Overrun | null> =>
    (await overruns([list], most))[0]!;

  const of = (what: string, limit: number): object => ({ what, limit, product_id: null, name: null });

  test.each<[Held['counted_by'], number, number | null, number, number]>([
    ['account', 5, 60, 20, 10],
    ['email', 5, null, 20, 10],
    ['phone', 5, null, 20, 10],
    ['client', 30, 60, 20, 60],
    ['site', 120, 240, 80, 240],
  ])(
    'the budgets by %s allow %i open orders, %p lines, %i items of one product and %i orders per hour',
    async (counted_by, ...most) => {
      const [orders, lines, pieces, placed] = most;
      const at = { counted_by, orders, lines: lines ?? 500, pieces, placed, left_over: 0 };
      expect(
        await overruns([
          [held(at)],
          [held({ ...at, orders: orders + 1 })],
          [held({ ...at, placed: placed + 1 })],
          [held({ ...at, pieces: pieces + 1 })],
          [held({ ...at, lines: (lines ?? 500) + 1 })],
        ]),
      ).toEqual([
        null,
        of('orders', orders),
        of('placed', placed),
        { what: 'pieces', limit: pieces, product_id: 7, name: 'Product 7' },
        lines === null ? null : of('lines', lines),
      ]);
    },
  );

  it('the budget of items allows a quarter of a large stock, and the error names the product that exceeds it', async () => {
    const rows = [held({ pieces: 20 }), held({ product_id: 8, pieces: 26, left_over: 74 })];
    expect(await overrun(rows)).toEqual({ what: 'pieces', limit: 25, product_id: 8, name: 'Product 8' });
    expect(await overrun([held({ product_id: 8, pieces: 25, left_over: 75 })])).toBeNull();
  });

  it('a budget is not applied if its setting is off', async () => {
    expect(await overrun([held({ pieces: 500 })], { ...limits, pieces: null })).toBeNull();
    expect(await overrun([held({ orders: 1_000 })], { ...limits, ordersPerContact: null })).toBeNull();
    expect(await overrun([held({ counted_by: 'client', lines: 500 })], { ...limits, lines: null })).toBeNull();
    expect(await overrun([held({ placed: 500 })], { ...limits, placedPerContact: null })).toBeNull();
  });

  it('if several budgets are exceeded, orders are reported before items, and the account before the client', async () => {
    const rows = [held({ counted_by: 'client', placed: 61, pieces: 500 }), held({ counted_by: 'account', orders: 6 })];
    expect(await overrun(rows)).toEqual(of('orders', 5));
  });

  it('the budget of items is the same for many small orders as for a large one, and leaves stock to other buyers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 5_000 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 50 }),
        async (stock, wishes, least) => {
          const most = Math.min(stock, Math.max(least, Math.floor(stock / 4)));
          // The order is allowed exactly while the sum of all items sold so far is within the budget.
          const sums = wishes.map((_, n) => wishes.slice(0, n + 1).reduce((sum, pieces) => sum + pieces, 0));
          const possible = [...sums, most, most + 1].filter((pieces) => pieces >= 1 && pieces <= stock);
          const found = await overruns(
            possible.map((pieces) => [held({ pieces, left_over: stock - pieces })]),
            { ...limits, pieces: least },
          );
          expect(found.map((one) => one === null)).toEqual(possible.map((pieces) => pieces <= most));
        },
      ),
      { numRuns: 40 },
    );
  });
});
