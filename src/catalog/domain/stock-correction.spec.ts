import fc from 'fast-check';
import { FieldErrors } from '#kernel';
import { correctedStock, MOST_STOCK, type StockCorrection } from './stock-correction.js';

const correction = (more: Partial<StockCorrection>): StockCorrection => ({
  variantId: null,
  reason: 'counted',
  note: null,
  ...more,
});

/** Fields with errors. */
function complaint(work: () => number): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error;
    return Object.keys(error.fields);
  }
}

describe('stock corrections', () => {
  test('a stock correction adds the change to the stock, or replaces the stock by the counted number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: -2000, max: 2000 }), (before, change) => {
        expect(correctedStock(correction({ change }), before)).toBe(before + change);
        expect(correctedStock(correction({ counted: Math.abs(change) }), before)).toBe(Math.abs(change));
      }),
    );
  });

  test('the stock is 0 if 0 items were counted, and unchanged by a change of 0', () => {
    expect(correctedStock(correction({ counted: 0 }), 7)).toBe(0);
    expect(correctedStock(correction({ change: 0 }), 7)).toBe(7);
  });

  test('a stock correction has a change or a counted number, not both', () => {
    expect(complaint(() => correctedStock(correction({}), 7))).toEqual(['change']);
    expect(complaint(() => correctedStock(correction({ change: 1, counted: 1 }), 7))).toEqual(['change']);
  });

  test('a corrected stock must fit its column, and the error is at the field that exceeds it', () => {
    expect(correctedStock(correction({ change: 1 }), MOST_STOCK - 1)).toBe(MOST_STOCK);
    expect(complaint(() => correctedStock(correction({ change: 1 }), MOST_STOCK))).toEqual(['change']);
    expect(complaint(() => correctedStock(correction({ counted: MOST_STOCK + 1 }), 0))).toEqual(['counted']);
  });

  test('a refused stock correction has a message for its field, with the limit', () => {
    const fields = (work: () => number): unknown => {
      try {
        return work();
      } catch (error) {
        return (error as FieldErrors).fields;
      }
    };
    expect(MOST_STOCK).toBe(10_000_000);
    expect(fields(() => correctedStock(correction({}), 7))).toEqual({
      change: [{ key: 'catalog.errors.change_or_counted' }],
    });
    expect(fields(() => correctedStock(correction({ counted: 10_000_001 }), 7))).toEqual({
      counted: [{ key: 'validation.max', args: { a0: 10_000_000 } }],
    });
  });
});
