import { Money, type Language } from '#kernel';
import { statementOf } from '../../platform/database/statement-of.js';
import type { Statement } from '../../platform/database/transaction.js';
import { FIRST_IMAGE } from '../data/card.sql.js';
import { localized } from '../data/localized.sql.js';
import { VARIANT_OLD_PRICE, VARIANT_PRICE } from '../data/variant-price.sql.js';
import { productLink, type ShopFacts } from '../domain/product-card.js';
import type { Sellable, SellableRef, Unavailable } from '../domain/sellable.js';

interface Row {
  product_id: number;
  variant_id: number | null;
  found: number | null;
  name: string | null;
  alias: string | null;
  sku: string | null;
  image: string | null;
  attributes: Record<string, string> | null;
  price: string | null;
  old_price: string | null;
  in_stock: number | null;
  max_quantity: number | null;
  published: boolean | null;
  has_variants: boolean | null;
  found_variant: number | null;
}

/** `maxQuantity`: of products without a limit of their own; null: none. */
type SellingShop = ShopFacts & { readonly maxQuantity: number | null };

type Query = (sql: Statement, values: unknown[]) => Promise<unknown[]>;

const MAX_ID = 2_147_483_647;
const knownRange = (id: number | null): number | null =>
  id === null || (Number.isInteger(id) && id > 0 && id <= MAX_ID) ? id : 0;

/** In the order asked, in one statement. */
export async function findSellables(
  refs: readonly SellableRef[],
  language: Language,
  shop: SellingShop,
  query: Query,
): Promise<Sellable[]> {
  if (refs.length === 0) return [];
  const few = refs.length <= FEW;
  const rows = (await query(
    few ? ofFew(refs.length, language) : ofMany(language),
    few ? one(refs) : all(refs),
  )) as Row[];
  return rows.map((row, index) => sellable(row, refs[index]!, shop));
}

/** Most baskets have no more lines. */
const FEW = 10;

const one = (refs: readonly SellableRef[]): unknown[] =>
  refs.flatMap(({ productId, variantId }) => [knownRange(productId), knownRange(variantId)]);
const all = (refs: readonly SellableRef[]): unknown[] => [
  refs.map(({ productId }) => knownRange(productId)),
  refs.map(({ variantId }) => knownRange(variantId)),
];

/**
 * A statement for each number of lines, since PostgreSQL guesses ten elements for any array: it would find the prepared plan
 * dear beside that of a short array, and plan again at every run, which takes four times as long as the run.
 */
const ofFew = (lines: number, language: Language): Statement =>
  statementOf(`catalog_sellables_${language}_${lines}`, () => {
    const values = Array.from({ length: lines }, (_, n) => `($${n * 2 + 1}::int, $${n * 2 + 2}::int, ${n})`);
    return text(`(VALUES ${values.join(', ')})`, language);
  });

const ofMany = (language: Language): Statement =>
  statementOf(`catalog_sellables_${language}`, () => text('unnest($1::int[], $2::int[]) WITH ORDINALITY', language));

const text = (
  refs: string,
  language: Language,
): string => `SELECT r.product_id, r.variant_id, p.id AS found, ${localized('p', 'name', language)} AS name, p.alias,
      coalesce(v.sku, p.sku) AS sku, ${FIRST_IMAGE} AS image, v.attributes, v.id AS found_variant, p.published, p.has_variants, p.max_quantity,
      CASE WHEN v.id IS NULL THEN p.price ELSE ${VARIANT_PRICE} END AS price,
      CASE WHEN v.id IS NULL THEN nullif(p.price_regular, p.price) ELSE ${VARIANT_OLD_PRICE} END AS old_price,
      CASE WHEN v.id IS NULL THEN p.in_stock ELSE v.in_stock END AS in_stock
    FROM ${refs} AS r(product_id, variant_id, place)
    LEFT JOIN product p ON p.id = r.product_id AND p.deleted_at IS NULL
    LEFT JOIN product_variant v ON v.id = r.variant_id AND v.product_id = p.id AND v.deleted_at IS NULL
    ORDER BY r.place`;

function sellable(row: Row, ref: SellableRef, shop: SellingShop): Sellable {
  const unavailable = whyNot(row);
  return {
    productId: ref.productId,
    variantId: ref.variantId,
    name: row.name ?? '',
    alias: row.alias ?? '',
    sku: row.sku,
    link: row.alias === null ? '' : productLink(shop, row.alias),
    image: row.image,
    attributes: row.attributes ?? {},
    price: Money.of(row.price ?? 0, shop.currency),
    oldPrice: row.old_price === null ? null : Money.of(row.old_price, shop.currency),
    inStock: unavailable === null ? row.in_stock! : 0,
    maxQuantity: row.max_quantity ?? shop.maxQuantity,
    unavailable,
  };
}

function whyNot(row: Row): Unavailable {
  if (row.found === null) return 'unknown';
  if (!row.published) return 'unpublished';
  if (row.variant_id !== null && row.found_variant === null) return 'variant_unknown';
  if (row.variant_id === null && row.has_variants) return 'variant_required';
  return row.in_stock === 0 ? 'sold_out' : null;
}
