import type { Language } from '#kernel';
import type { AttributeWords, ProductDetail } from '../../catalog/index.js';
import { productTile, type ProductTile } from '../page/product-tile.js';
import { attributeRows } from './attribute-rows.js';
import type { Translate } from './translator.js';
import { stockView, type StockView } from './stock-view.js';

export interface ComparedProduct extends ProductTile {
  readonly stock: StockView;
}

export interface ComparedRow {
  readonly label: string;
  /** '' if a product has no value. */
  readonly values: string[];
  readonly differs: boolean;
}

export interface CompareView {
  readonly products: ComparedProduct[];
  /** Price, stock and rating are part of every comparison. */
  readonly differs: { readonly price: boolean; readonly stock: boolean; readonly rating: boolean };
  readonly rows: ComparedRow[];
  /** Number of omitted rows, in which all products agree. */
  readonly alike: number;
}

/**
 * Products side by side, with a row for each attribute that any of them has.
 * @param only whether rows in which all agree are omitted
 */
export function compareView(
  products: readonly ProductDetail[],
  texts: AttributeWords,
  low: number,
  language: Language,
  only: boolean,
  translate: Translate,
): CompareView {
  const attributes = products.map((product) => attributeRows(product, texts));
  const labels = new Map(attributes.flat().map(({ attribute, label }) => [attribute, label]));
  const rows = [...labels].map(([attribute, label]) => {
    const values = attributes.map((some) => some.find((row) => row.attribute === attribute)?.value ?? '');
    return { label, values, differs: differ(values) };
  });
  const compared = products.map((product) => ({
    ...productTile(product, language),
    stock: stockView(product.in_stock, low, translate),
  }));
  const shown = only ? rows.filter((row) => row.differs) : rows;
  return {
    products: compared,
    rows: shown,
    alike: rows.length - shown.length,
    differs: {
      price: differ(compared.map(({ price }) => price)),
      stock: differ(compared.map(({ stock }) => stock.text)),
      rating: differ(compared.map(({ rating }) => rating)),
    },
  };
}

const differ = (values: readonly unknown[]): boolean => new Set(values).size > 1;
