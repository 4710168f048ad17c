import type { Language } from '#kernel';
import type { AttributeWords, ProductDetail } from '../../catalog/index.js';
import { attributeRows, type AttributeRow } from './attribute-rows.js';
import { paragraphs } from './paragraphs.js';
import { picturesView, type PictureView } from './pictures-view.js';
import { priceView, type PriceView } from './price-view.js';
import type { Say } from './say.js';
import { stockView, type StockView } from './stock-view.js';
import { chosenVariant, variantsView, type VariantsView } from './variants-view.js';

/** A product as its page shows it: what is chosen of it, what that costs and how many there are. */
export interface ProductView {
  readonly id: number;
  readonly name: string;
  /** Path below BASE_URL. */
  readonly link: string;
  readonly sku: string;
  readonly short: string;
  readonly paragraphs: string[];
  readonly attributes: AttributeRow[];
  readonly pictures: PictureView[];
  readonly price: PriceView;
  readonly stock: StockView;
  /** Whether any of it can be bought. */
  readonly buyable: boolean;
  readonly variants: VariantsView | null;
  /** Id of the chosen one; null: there is nothing to choose. */
  readonly variant: number | null;
  /** Pieces that can be taken at most, of whichever variant. */
  readonly most: number;
}

/** The shop's settings. */
export interface SellingRules {
  /** Pieces; so many or fewer are shown as a number. */
  readonly low: number;
  /** Pieces in one line, of products without a limit of their own; null: no limit. */
  readonly maxQuantity: number | null;
}

/** @param asked id of a variant, as the address names it */
export function productView(
  product: ProductDetail,
  asked: number | null,
  words: AttributeWords,
  { low, maxQuantity }: SellingRules,
  language: Language,
  say: Say,
): ProductView {
  const chosen = chosenVariant(product, asked);
  const shown = chosen ?? product;
  const stocks = product.has_variants ? product.variants.map((variant) => variant.in_stock) : [product.in_stock];
  const limit = product.max_quantity ?? maxQuantity ?? Infinity;
  const most = Math.min(limit, Math.max(0, ...stocks));
  return {
    id: product.id,
    name: product.name,
    link: `/product/${product.alias}`,
    sku: shown.sku ?? product.sku ?? '',
    short: product.short_description,
    paragraphs: paragraphs(product.description),
    attributes: attributeRows(product, words),
    pictures: picturesView(product),
    price: priceView(shown, product.currency, language),
    stock: stockView(product.has_variants && !chosen ? 0 : shown.in_stock, low, say),
    buyable: most > 0,
    most,
    variants: variantsView(product, chosen, words, { low, limit }, language, say),
    variant: chosen?.id ?? null,
  };
}
