import { FieldErrors, Money } from '#kernel';
import type { ProductDraft } from './product-draft.js';
import type { ProductDetail } from './product-detail.js';

/** Changes of many products at once; undefined members do not change. */
export interface ProductChanges {
  /** Sets the regular price, in minor units, or changes it by thousandths of a percent: 10 % is 10_000n. */
  readonly price?: { readonly set: string } | { readonly percent: bigint } | undefined;
  /** Id of the category; null: none. */
  readonly category?: number | null | undefined;
  readonly published?: boolean | undefined;
}

/** The data of a product from which the changes are computed. */
export interface ChangedProduct extends Pick<
  ProductDetail,
  'price_regular' | 'price_special' | 'category' | 'published' | 'currency'
> {
  readonly variants: ReadonlyArray<Pick<ProductDetail['variants'][number], 'id' | 'attributes' | 'own_price'>>;
}

/**
 * The fields of the product that change; null if it already is as wanted. A percentage also changes the own prices of
 * variants, each rounded to a whole minor unit, halves away from zero. Sale prices and surcharges do not change.
 * @param most maximum price in minor units
 * @throws FieldErrors at `price` (422) if a price is above the maximum, or the regular one not above the sale price
 */
export function changesOf(product: ChangedProduct, changes: ProductChanges, most: bigint): ProductDraft | null {
  const { currency } = product;
  const regular = Money.parse(product.price_regular, currency);
  const price = changedPrice(regular, changes.price, most);
  if (!price.equals(regular)) mustBeAboveSale(product, price);
  const variants = changedVariants(product, changes.price, most);
  const draft: ProductDraft = {
    ...(!price.equals(regular) && { price_regular: price.minor.toString() }),
    ...(variants && { variants }),
    ...(changes.category !== undefined && changes.category !== product.category && { category: changes.category }),
    ...(changes.published !== undefined &&
      changes.published !== (product.published === 1) && { published: changes.published }),
  };
  return Object.keys(draft).length > 0 ? draft : null;
}

function changedPrice(price: Money, change: ProductChanges['price'], most: bigint): Money {
  if (!change) return price;
  const changed = 'set' in change ? Money.of(change.set, price.currency) : price.add(price.percent(change.percent));
  if (changed.minor > most) throw new FieldErrors({ price: [{ key: 'catalog.errors.price_above_most' }] });
  return changed;
}

function mustBeAboveSale({ price_special: sale, currency }: ChangedProduct, price: Money): void {
  if (sale !== null && sale > 0 && price.compare(Money.parse(sale, currency)) <= 0)
    throw new FieldErrors({ price: [{ key: 'catalog.errors.not_above_sale' }] });
}

function changedVariants(
  { variants, currency }: ChangedProduct,
  change: ProductChanges['price'],
  most: bigint,
): ProductDraft['variants'] {
  if (!change || 'set' in change) return undefined;
  const changed = variants.map(({ id, attributes, own_price: own }) => {
    const price = own === null ? null : changedPrice(Money.parse(own, currency), change, most).minor.toString();
    return { id, attributes, price, isChanged: own !== null && price !== Money.parse(own, currency).minor.toString() };
  });
  if (!changed.some(({ isChanged }) => isChanged)) return undefined;
  return changed.map(({ isChanged: _, ...variant }) => variant);
}
