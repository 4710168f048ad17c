import type { Language } from '#kernel';
import type { AttributeWords, ProductDetail } from '../../catalog/index.js';
import { attributeRows, type AttributeRow } from './attribute-rows.js';
import { picturesView, type PictureView } from './pictures-view.js';
import { priceView, type PriceView } from './price-view.js';
import type { Translate } from './translator.js';
import { stockView, type StockView } from './stock-view.js';
import { chosenVariant, variantsView, type VariantsView } from './variants-view.js';

/** A product for its page: its variants, the chosen one, price and stock. */
export interface ProductView {
  readonly id: number;
  readonly name: string;
  /** Path below BASE_URL. */
  readonly link: string;
  readonly sku: string;
  readonly short: string;
  readonly attributes: AttributeRow[];
  readonly pictures: PictureView[];
  readonly price: PriceView;
  readonly stock: StockView;
  /** Whether any variant can be bought. */
  readonly buyable: boolean;
  readonly variants: VariantsView | null;
  /** Id of the chosen variant; null if the product has none. */
  readonly variant: number | null;
  /** Values of the chosen variant, e.g. `Moss, 350 ml`; '' if the product has none. */
  readonly variantTitle: string;
  /** Maximum quantity that can be bought of any variant. */
  readonly most: number;
}

/** Settings of the shop. */
export interface SellingRules {
  /** Stock at or below this number is shown as a number. */
  readonly low: number;
  /** Maximum quantity of one line, for products without their own limit; null: no limit. */
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
  const variants = variantsView(product, chosen, texts, { low, limit }, language, translate);
  return {
    id: product.id,
    name: product.name,
    link: `/product/${product.alias}`,
    sku: shown.sku ?? product.sku ?? '',
    short: product.short_description,
    attributes: attributeRows(product, texts),
    pictures: picturesView(product, chosen?.image_id ?? null),
    price: priceView(shown, product.currency, language),
    stock: stockView(product.has_variants && !chosen ? 0 : shown.in_stock, low, translate),
    buyable: most > 0,
    most,
    variants,
    variant: chosen?.id ?? null,
    variantTitle: variants ? chosenTitle(variants) : '',
  };
}

const chosenTitle = ({ rows }: VariantsView): string =>
  rows.flatMap(({ choices }) => choices).find(({ variant }) => variant?.checked)?.variant?.title ?? '';
