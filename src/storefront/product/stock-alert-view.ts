import type { ProductDetail } from '../../catalog/index.js';
import type { ProductView } from './product-view.js';

/** A refused request for a back-in-stock mail. */
export interface RefusedStockAlert {
  readonly email: string;
  /** Id of the variant as sent: digits, or any other value. */
  readonly variant: unknown;
  readonly error: string;
}

/** The form for a back-in-stock email about the chosen variant, or about the product if it has no variants. */
export interface StockAlertView {
  /** False while the chosen variant is in stock. The page's script shows the form when a sold-out variant is chosen. */
  readonly shown: boolean;
  readonly email: string;
  readonly error: string | null;
}

/** Null if nothing is sold out. */
export function stockAlertView(
  { has_variants: hasVariants, variants, in_stock: stock }: ProductDetail,
  { stock: shown }: Pick<ProductView, 'stock'>,
  refused: RefusedStockAlert | null,
): StockAlertView | null {
  const { email, error } = refused ?? { email: '', error: null };
  const hasSoldOut = hasVariants ? variants.some((variant) => variant.in_stock < 1) : stock < 1;
  return hasSoldOut ? { shown: shown.state === 'sold_out', email, error } : null;
}
