import { FieldErrors } from '#kernel';

/** Reasons of stock corrections. */
export const CORRECTION_REASONS = ['received', 'counted', 'damaged', 'returned', 'other'] as const;

/** A stock correction: either `change` or `counted`, in items. */
export interface StockCorrection {
  /** Null for the product itself. */
  readonly variantId: number | null;
  /** Number of added items; negative: removed ones. */
  readonly change?: number;
  /** Counted number of items, which becomes the stock. */
  readonly counted?: number;
  /** The stock that was shown before the count. Items sold since then are reported, and not undone. */
  readonly seen?: number;
  readonly reason: (typeof CORRECTION_REASONS)[number];
  readonly note: string | null;
}

export interface CorrectedStock {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly change: number;
  /** Stock of the variant if one was given, else of the product. */
  readonly in_stock: number;
  readonly product_in_stock: number;
}

/** Maximum stock: low enough that the sum over all variants fits the column. */
export const MOST_STOCK = 10_000_000;

/**
 * The corrected stock. It may be below 0, which the caller must refuse.
 * @throws FieldErrors (422)
 */
export function correctedStock({ change, counted }: StockCorrection, before: number): number {
  if ((change === undefined) === (counted === undefined))
    throw new FieldErrors({ change: [{ key: 'catalog.errors.change_or_counted' }] });
  const after = counted ?? before + change!;
  if (after > MOST_STOCK)
    throw new FieldErrors({
      [counted === undefined ? 'change' : 'counted']: [{ key: 'validation.max', args: { a0: MOST_STOCK } }],
    });
  return after;
}
