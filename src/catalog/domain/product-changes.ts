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
  /** Own prices of variants of one product, in minor units, by the id of the variant; null: no own price. */
  readonly variantPrices?: ReadonlyMap<number, string | null> | undefined;
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
 * @throws FieldErrors at `price` (422) if a price is above the maximum, or the regular one not above the sale price; at
 *   `variants` (422) for a price of an unknown variant
 */
export function changesOf(product: ChangedProduct, changes: ProductChanges, most: bigint): ProductDraft | null {
  const { currency } = product;
  const regular = Money.parse(product.price_regular, currency);
  const price = changedPrice(regular, changes.price, most);
  if (!price.equals(regular)) mustBeAboveSale(product, price);
  const variants = changedVariants(product, changes, most);
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
  { price: change, variantPrices }: ProductChanges,
  most: bigint,
): ProductDraft['variants'] {
  const ids = new Set(variants.map(({ id }) => id));
  if ([...(variantPrices?.keys() ?? [])].some((id) => !ids.has(id)))
    throw new FieldErrors({ variants: [{ key: 'catalog.errors.unknown_variant' }] });
  const byPercent = change && 'percent' in change ? change : undefined;
  const changed = variants.map(({ id, attributes, own_price: own }) => {
    const before = own === null ? null : Money.parse(own, currency);
    const sent = variantPrices?.get(id);
    const price = sent === undefined ? before && changedPrice(before, byPercent, most).minor.toString() : sent;
    return { id, attributes, price, isChanged: price !== (before?.minor.toString() ?? null) };
  });
  if (!changed.some(({ isChanged }) => isChanged)) return undefined;
  return changed.map(({ isChanged: _, ...variant }) => variant);
}
