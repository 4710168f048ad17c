import fc from 'fast-check';
import { overrunOf, piecesAllowed, type BudgetLimits, type CountedBy, type Held } from './open-order-budgets.js';

const limits: BudgetLimits = {
  ordersPerContact: 5,
  ordersPerClient: 30,
  lines: 60,
  pieces: 20,
  placedPerContact: 10,
  placedPerClient: 60,
};
const held = (more: Partial<Held>): Held => ({
  countedBy: 'email',
  orders: 1,
  lines: 1,
  placed: 1,
  productId: 7,
  pieces: 1,
  left: 100,
  ...more,
});

/** Places orders of one buyer one after the other; answers how many pieces were sold. */
function sold(stock: number, wishes: readonly number[], least: number): number {
  return wishes.reduce((all, pieces) => {
    if (pieces > stock - all) return all;
    const order = held({ pieces: all + pieces, left: stock - all - pieces });
    return overrunOf([order], { ...limits, pieces: least }) === null ? all + pieces : all;
  }, 0);
}

describe('the budgets of open unpaid orders', () => {
  test('allow of one product the set number of pieces or a quarter of its stock, whichever is more', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 10_000 }), (stock, least) => {
        const allowed = piecesAllowed(least, stock);
        expect(allowed >= least && 4 * (allowed + 1) > stock).toBe(true);
        expect(allowed === least || 4 * allowed <= stock).toBe(true);
      }),
    );
  });

  test('allow no more by many small orders than by a large one, and leave the rest of a large stock to others', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 5_000 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 50 }),
        (stock, wishes, least) => {
          const most = Math.min(stock, piecesAllowed(least, stock));
          expect(sold(stock, wishes, least)).toBeLessThanOrEqual(most);
          expect(
            sold(
              stock,
              Array.from({ length: most }, () => 1),
              least,
            ),
          ).toBe(most);
          expect(sold(stock, [most], least)).toBe(most);
        },
      ),
    );
  });

  test.each<[CountedBy, number, number | null, number, number]>([
    ['account', 5, 60, 20, 10],
    ['email', 5, null, 20, 10],
    ['phone', 5, null, 20, 10],
    ['client', 30, 60, 20, 60],
    ['site', 120, 240, 80, 240],
  ])('allow by %s %i orders, %p lines, %i pieces of one product, %i placed an hour', (countedBy, ...most) => {
    const [orders, lines, pieces, placed] = most;
    const at = { countedBy, orders, lines: lines ?? 500, pieces, placed, left: 0 };
    expect(overrunOf([held(at)], limits)).toBeNull();
    expect(overrunOf([held({ ...at, orders: orders + 1 })], limits)).toMatchObject({ of: 'orders', limit: orders });
    expect(overrunOf([held({ ...at, placed: placed + 1 })], limits)).toMatchObject({ of: 'placed', limit: placed });
    expect(overrunOf([held({ ...at, pieces: pieces + 1 })], limits)).toMatchObject({ of: 'pieces', productId: 7 });
    if (lines !== null)
      expect(overrunOf([held({ ...at, lines: lines + 1 })], limits)).toMatchObject({ of: 'lines', limit: lines });
  });

  test('name the product of which there would be too many pieces, and are off where the setting is', () => {
    const rows = [held({ pieces: 20 }), held({ productId: 8, pieces: 26, left: 74 })];
    expect(overrunOf(rows, limits)).toEqual({ of: 'pieces', limit: 25, productId: 8 });
    expect(overrunOf(rows, { ...limits, pieces: null })).toBeNull();
    expect(overrunOf([held({ orders: 1_000 })], { ...limits, ordersPerContact: null })).toBeNull();
    expect(overrunOf([held({ countedBy: 'client', lines: 500 })], { ...limits, lines: null })).toBeNull();
  });
});
