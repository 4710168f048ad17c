import { FieldErrors } from '#kernel';

/** Why an administrator corrects the stock. */
export const CORRECTION_REASONS = ['received', 'counted', 'damaged', 'returned', 'other'] as const;

/** Either `change` or `counted`, never both. Pieces. */
export interface StockCorrection {
  /** null: of the product itself. */
  readonly variantId: number | null;
  /** Added; negative: taken away. */
  readonly change?: number;
  /** What was found on the shelf; the stock becomes this. */
  readonly counted?: number;
  /** The stock that the counter was shown: what was sold meanwhile is reported, and not undone. */
  readonly seen?: number;
  readonly reason: (typeof CORRECTION_REASONS)[number];
  readonly note: string | null;
}

export interface CorrectedStock {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly change: number;
  /** Of the variant when one is named, else of the product. */
  readonly in_stock: number;
  readonly product_in_stock: number;
}

/** So many fit, that the sum over all variants fits a column. */
export const MOST_STOCK = 10_000_000;

/** What the stock becomes; may be below 0, which is for the caller to refuse. @throws FieldErrors (422) */
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
