import fc from 'fast-check';
import { overrunOf, piecesAllowed, type CountedBy, type Held } from './open-order-budgets.js';

const limits = { ordersPerContact: 5, ordersPerClient: 30, pieces: 20 };
const held = (more: Partial<Held>): Held => ({
  countedBy: 'email',
  orders: 1,
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

  test.each<[CountedBy, number]>([
    ['email', 5],
    ['phone', 5],
    ['client', 30],
  ])('allow by %s %i orders', (countedBy, limit) => {
    expect(overrunOf([held({ countedBy, orders: limit })], limits)).toBeNull();
    expect(overrunOf([held({ countedBy, orders: limit + 1 })], limits)).toEqual({ limit, productId: null });
  });

  test('name the product of which there would be too many pieces, and are off where the setting is', () => {
    const rows = [held({ pieces: 20 }), held({ productId: 8, pieces: 26, left: 74 })];
    expect(overrunOf(rows, limits)).toEqual({ limit: 25, productId: 8 });
    expect(overrunOf(rows, { ...limits, pieces: null })).toBeNull();
    expect(overrunOf([held({ orders: 1_000 })], { ...limits, ordersPerContact: null })).toBeNull();
  });
});
