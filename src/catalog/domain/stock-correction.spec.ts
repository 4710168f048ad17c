import fc from 'fast-check';
import { FieldErrors } from '#kernel';
import { correctedStock, MOST_STOCK, type StockCorrection } from './stock-correction.js';

const correction = (more: Partial<StockCorrection>): StockCorrection => ({
  variantId: null,
  reason: 'counted',
  note: null,
  ...more,
});

/** The fields that are complained about. */
function complaint(work: () => number): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error;
    return Object.keys(error.fields);
  }
}

describe('a corrected stock', () => {
  test('is what was there with the change, or what was counted, whatever was there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: -2000, max: 2000 }), (before, change) => {
        expect(correctedStock(correction({ change }), before)).toBe(before + change);
        expect(correctedStock(correction({ counted: Math.abs(change) }), before)).toBe(Math.abs(change));
      }),
    );
  });

  test('of nothing counted is 0, of no change what it was', () => {
    expect(correctedStock(correction({ counted: 0 }), 7)).toBe(0);
    expect(correctedStock(correction({ change: 0 }), 7)).toBe(7);
  });

  test('is asked for in one way, not in both and not in none', () => {
    expect(complaint(() => correctedStock(correction({}), 7))).toEqual(['change']);
    expect(complaint(() => correctedStock(correction({ change: 1, counted: 1 }), 7))).toEqual(['change']);
  });

  test('fits its column, and the field that went too far is named', () => {
    expect(correctedStock(correction({ change: 1 }), MOST_STOCK - 1)).toBe(MOST_STOCK);
    expect(complaint(() => correctedStock(correction({ change: 1 }), MOST_STOCK))).toEqual(['change']);
    expect(complaint(() => correctedStock(correction({ counted: MOST_STOCK + 1 }), 0))).toEqual(['counted']);
  });

  test('is refused with a sentence for its field, that of the limit with the limit', () => {
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
