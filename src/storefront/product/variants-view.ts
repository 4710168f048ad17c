import type { Language } from '#kernel';
import type { AttributeWords, ProductDetail } from '../../catalog/index.js';
import { priceView, type PriceView } from './price-view.js';
import type { Translate } from './translator.js';
import { stockView, type StockView } from './stock-view.js';
import { variantRows, type Variant } from './variant-rows.js';

export interface VariantChoice {
  readonly label: string;
  /** Color of the value as `#rrggbb`; null: none. */
  readonly color: string | null;
  /** Null if there is no such combination. `most`: maximum quantity of one line. */
  readonly variant: {
    id: number;
    /** Values of all attributes, e.g. `Moss, 350 ml`. */
    title: string;
    sku: string;
    inStock: number;
    most: number;
    price: PriceView;
    stock: StockView;
    checked: boolean;
    /** Id of the variant's picture, which is one of the product's; null if the variant has none of its own. */
    picture: number | null;
  } | null;
  /** Notes on the variant: its price if prices differ, and low or no stock. */
  readonly notes: string[];
}

export interface VariantsView {
  readonly legend: string;
  readonly rows: Array<{ title: string; color: string | null; chosen: boolean; choices: VariantChoice[] }>;
  /** Whether there are so many rows that only one is expanded at a time. */
  readonly folds: boolean;
}

const MOST_OPEN = 3;

/** The requested variant, otherwise the first available one, otherwise the first. */
export function chosenVariant({ variants }: ProductDetail, requested: number | null): Variant | null {
  return (
    variants.find(({ id }) => id === requested) ??
    variants.find((variant) => variant.in_stock > 0) ??
    variants[0] ??
    null
  );
}

export function variantsView(
  { variants, currency }: ProductDetail,
  chosen: Variant | null,
  texts: AttributeWords,
  { low, limit }: { readonly low: number; readonly limit: number },
  language: Language,
  translate: Translate,
): VariantsView | null {
  if (variants.length === 0) return null;
  const pricesDiffer = new Set(variants.map(({ price }) => price)).size > 1;
  const { legend, rows } = variantRows(variants, texts, language);
  const choice = (variant: Variant, title: string): Pick<VariantChoice, 'variant' | 'notes'> => {
    const price = priceView(variant, currency, language);
    const stock = stockView(variant.in_stock, low, translate);
    return {
      variant: {
        id: variant.id,
        title,
        sku: variant.sku ?? '',
        inStock: variant.in_stock,
        most: Math.min(variant.in_stock, limit),
        price,
        stock,
        checked: variant === chosen,
        picture: variant.image_id,
      },
      notes: [
        ...(pricesDiffer ? [price.now] : []),
        ...(stock.state === 'in_stock'
          ? []
          : [stock.state === 'low' ? translate('variants.left', { count: variant.in_stock }) : stock.text]),
      ],
    };
  };
  return {
    legend,
    folds: rows.length > MOST_OPEN,
    rows: rows.map(({ title, color: rowColor, places }) => ({
      title,
      color: rowColor,
      chosen: places.some(({ variant }) => variant !== null && variant === chosen),
      choices: places.map(({ label, color, variant }) => ({
        label,
        color,
        ...(variant
          ? choice(variant, title === '' ? label : `${title}, ${label}`)
          : { variant: null, notes: [translate('variants.none')] }),
      })),
    })),
  };
}
