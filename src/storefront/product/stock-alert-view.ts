import type { AttributeWords, ProductDetail } from '../../catalog/index.js';

/** What of a product is sold out: its variants, or the product itself when there are none. */
export interface StockAlertView {
  readonly variants: Array<{ id: number; label: string }>;
}

/** null: nothing is sold out. */
export function stockAlertView(
  { has_variants: hasVariants, variants, in_stock: stock }: ProductDetail,
  words: AttributeWords,
): StockAlertView | null {
  if (!hasVariants) return stock < 1 ? { variants: [] } : null;
  const soldOut = variants.filter((variant) => variant.in_stock < 1);
  if (soldOut.length === 0) return null;
  return {
    variants: soldOut.map(({ id, attributes }) => ({
      id,
      label: Object.entries(attributes)
        .map(([name, value]) => words.value(name, value))
        .join(', '),
    })),
  };
}
