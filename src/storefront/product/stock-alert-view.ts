import type { AttributeWords, ProductDetail } from '../../catalog/index.js';

/** A refused request for a back-in-stock mail. */
export interface RefusedStockAlert {
  readonly email: string;
  /** Id of the variant as sent: digits, or any other value. */
  readonly variant: unknown;
  readonly error: string;
}

/** The sold-out variants of a product, or the product itself if it has none. */
export interface StockAlertView {
  readonly variants: Array<{ id: number; label: string; chosen: boolean }>;
  readonly email: string;
  readonly error: string | null;
}

/** Null if nothing is sold out. */
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
