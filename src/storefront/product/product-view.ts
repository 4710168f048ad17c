import type { Language } from '#kernel';
import type { AttributeWords, ProductDetail } from '../../catalog/index.js';
import { attributeRows, type AttributeRow } from './attribute-rows.js';
import { picturesView, type PictureView } from './pictures-view.js';
import { priceView, type PriceView } from './price-view.js';
import type { Translate } from './translator.js';
import { stockView, type StockView } from './stock-view.js';
import { chosenVariant, variantsView, type VariantsView } from './variants-view.js';

/** Plain text, as it was typed, in paragraphs; single line breaks stay inside them. */
const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

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

/** @param requested id of a variant from the URL */
export function productView(
  product: ProductDetail,
  requested: number | null,
  texts: AttributeWords,
  { low, maxQuantity }: SellingRules,
  language: Language,
  translate: Translate,
): ProductView {
  const chosen = chosenVariant(product, requested);
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
    attributes: attributeRows(product, texts),
    pictures: picturesView(product, chosen?.image_id ?? null),
    price: priceView(shown, product.currency, language),
    stock: stockView(product.has_variants && !chosen ? 0 : shown.in_stock, low, translate),
    buyable: most > 0,
    most,
    variants: variantsView(product, chosen, texts, { low, limit }, language, translate),
    variant: chosen?.id ?? null,
  };
}
