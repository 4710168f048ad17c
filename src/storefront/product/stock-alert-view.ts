import type { AttributeWords, ProductDetail } from '../../catalog/index.js';

/** What was sent and refused. */
export interface RefusedStockAlert {
  readonly email: string;
  /** As it was sent: digits, or anything else. */
  readonly variant: unknown;
  readonly error: string;
}

/** What of a product is sold out: its variants, or the product itself when there are none. */
export interface StockAlertView {
  readonly variants: Array<{ id: number; label: string; chosen: boolean }>;
  readonly email: string;
  readonly error: string | null;
}

/** null: nothing is sold out. */
export function stockAlertView(
  { has_variants: hasVariants, variants, in_stock: stock }: ProductDetail,
  words: AttributeWords,
  refused: RefusedStockAlert | null,
): StockAlertView | null {
  const { email, error } = refused ?? { email: '', error: null };
  if (!hasVariants) return stock < 1 ? { variants: [], email, error } : null;
  const soldOut = variants.filter((variant) => variant.in_stock < 1);
  if (soldOut.length === 0) return null;
  return {
    email,
    error,
    variants: soldOut.map(({ id, attributes }) => ({
      id,
      chosen: String(id) === refused?.variant,
      label: Object.entries(attributes)
        .map(([name, value]) => words.value(name, value))
        .join(', '),
    })),
  };
}
