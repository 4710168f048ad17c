import fc from 'fast-check';
import { matchVariants, type StoredVariant } from './match-variants.js';
import type { VariantDraft } from './product-draft.js';

const stored = (id: number, size: string, sku: string | null = null): StoredVariant => ({
  id,
  sku,
  attributes: { size },
  price: null,
  in_stock: 3,
  image_id: null,
});
const sent = (size: string, more: Partial<VariantDraft> = {}): VariantDraft => ({ attributes: { size }, ...more });

/** Ids of the kept variants by position, positions of the new ones, ids of the removed ones. */
const summary = (before: readonly StoredVariant[], drafts: readonly VariantDraft[]) => {
  const { kept, added, removed } = matchVariants(before, drafts);
  return {
    kept: kept.map(({ stored: { id }, position }) => [position, id]),
    added: added.map(({ position }) => position),
    removed: removed.map(({ id }) => id),
  };
};

describe('ids of variants', () => {
  const before = [stored(1, 'S', 'TEA-S'), stored(2, 'M', 'TEA-M')];

  test('a variant keeps its id if it is sent with this id, whatever else changes', () => {
    expect(summary(before, [sent('XL', { id: 2, sku: 'NEW' })])).toEqual({ kept: [[0, 2]], added: [], removed: [1] });
  });

  test('a variant keeps its id if it is sent with the same attributes', () => {
    expect(summary(before, [sent('M', { sku: 'NEW' }), sent('S')])).toEqual({
      kept: [
        [0, 2],
        [1, 1],
      ],
      added: [],
      removed: [],
    });
  });

  test('a variant keeps its id if it is sent with the same SKU', () => {
    expect(summary(before, [sent('XL', { sku: 'TEA-S' })])).toEqual({ kept: [[0, 1]], added: [], removed: [2] });
  });

  test('variants without a SKU are not matched by SKU', () => {
    const nameless = [stored(1, 'S')];
    expect(summary(nameless, [sent('M', { sku: null }), sent('L')])).toEqual({ kept: [], added: [0, 1], removed: [1] });
  });

  test('variants are matched by id first, then by attributes, then by SKU, in any order of the list', () => {
    expect(summary(before, [sent('S'), sent('M', { id: 1 })])).toEqual({ kept: [[1, 1]], added: [0], removed: [2] });
    expect(summary(before, [sent('XL', { sku: 'TEA-S' }), sent('S')])).toEqual({
      kept: [[1, 1]],
      added: [0],
      removed: [2],
    });
  });

  test("a variant sent with the id of another product's variant is not matched by its attributes or SKU", () => {
    expect(summary(before, [sent('M', { id: 9, sku: 'TEA-M' })])).toEqual({ kept: [], added: [0], removed: [1, 2] });
  });
});

test('every stored variant is kept once or removed; every sent variant is matched or new, in the sent order', () => {
  const size = fc.constantFrom('S', 'M', 'L');
  const sku = fc.constantFrom(null, 'A', 'B', 'C');
  const rows = fc
    .uniqueArray(fc.record({ size, sku }), { maxLength: 4, selector: (row) => row.size })
    .map((all) => all.map((row, index) => stored(index + 1, row.size, row.sku)));
  const drafts = fc.array(
    fc
      .record({ size, sku, id: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }) })
      .map((one) => sent(one.size, { sku: one.sku, ...(one.id !== undefined && { id: one.id }) })),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(rows, drafts, (before, wanted) => {
      const { kept, added, removed } = matchVariants(before, wanted);
      const ids = [...kept.map((one) => one.stored.id), ...removed.map(({ id }) => id)];
      expect([...ids].sort()).toEqual(before.map(({ id }) => id));
      const positions = [...kept, ...added].map(({ position }) => position);
      expect([...positions].sort()).toEqual(wanted.map((_, index) => index));
      for (const { draft, position } of [...kept, ...added]) expect(draft).toBe(wanted[position]);
      for (const { draft, stored: of } of kept) if (draft.id !== undefined) expect(draft.id).toBe(of.id);
    }),
  );
});
