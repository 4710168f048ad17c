import type { Language } from '#kernel';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import type { SellableRef } from '../domain/sellable.js';
import { FIRST_IMAGE, localized } from './card.sql.js';
import { VARIANT_OLD_PRICE, VARIANT_PRICE } from './variant-price.sql.js';

/** Products and variants that another table lists, such as the lines of a cart. */
export interface GoodsSource {
  /** Part of the statement's name. */
  readonly name: string;
  /** A SELECT of `product_id`, `variant_id` and `place`, the order of the rows, followed by `columns`. */
  readonly sql: string;
  /** Further columns of the answer; their names must differ from those of the products. */
  readonly columns: readonly string[];
}

export const goodsSql = ({ name, sql, columns }: GoodsSource, language: Language): Statement =>
  statementOf(`catalog_goods_of_${name}_${language}`, () => text(`(${sql})`, language, columns));

const MAX_ID = 2_147_483_647;
const knownRange = (id: number | null): number | null =>
  id === null || (Number.isInteger(id) && id > 0 && id <= MAX_ID) ? id : 0;

/**
 * The statement for a list of products and variants, with its values. It returns a row for each, in the requested
 * order.
 */
export function sellablesSql(refs: readonly SellableRef[], language: Language): [sql: Statement, values: unknown[]] {
  return refs.length <= FEW ? [ofFew(refs.length, language), one(refs)] : [ofMany(language), all(refs)];
}

/** Most carts have at most this number of lines. */
const FEW = 10;

const one = (refs: readonly SellableRef[]): unknown[] =>
  refs.flatMap(({ productId, variantId }) => [knownRange(productId), knownRange(variantId)]);
const all = (refs: readonly SellableRef[]): unknown[] => [
  refs.map(({ productId }) => knownRange(productId)),
  refs.map(({ variantId }) => knownRange(variantId)),
];

/**
 * One statement for each number of lines, because PostgreSQL estimates ten elements for any array: it would reject the
 * prepared plan for short arrays as too expensive and plan at every run, which takes four times as long as the run
 * itself.
 */
const ofFew = (lines: number, language: Language): Statement =>
  statementOf(`catalog_sellables_${language}_${lines}`, () => {
    const values = Array.from({ length: lines }, (_, n) => `($${n * 2 + 1}::int, $${n * 2 + 2}::int, ${n})`);
    return text(`(VALUES ${values.join(', ')})`, language);
  });

const ofMany = (language: Language): Statement =>
  statementOf(`catalog_sellables_${language}`, () => text('unnest($1::int[], $2::int[]) WITH ORDINALITY', language));

/** Price of product `p` or its variant `v`. */
const PRICE = `CASE WHEN v.id IS NULL THEN p.price ELSE ${VARIANT_PRICE} END`;
const IN_STOCK = 'CASE WHEN v.id IS NULL THEN p.in_stock ELSE v.in_stock END';

/**
 * One row: `product_id`, `variant_id`, `name`, `price`, `in_stock`, `max_quantity`, and `why_not`, null if it is for
 * sale (as `whyNot` of a row). $1 product, $2 variant, $3 the shop's limit: `forSaleValues`. SQL: a fragment with which
 * a cart checks an added product in the message that adds it (ADR 0009).
 */
export const forSale = (language: Language): string => `
    SELECT p.id AS product_id, v.id AS variant_id, ${localized('p', 'name', language)} AS name, ${PRICE} AS price,
      ${IN_STOCK} AS in_stock, coalesce(p.max_quantity, $3::int) AS max_quantity,
      CASE WHEN p.id IS NULL THEN 'unknown_product'
        WHEN $2::int IS NULL AND p.has_variants THEN 'variant_required'
        WHEN $2::int IS NOT NULL AND v.id IS NULL THEN 'variant_unknown' END AS why_not
    FROM (VALUES (1)) AS one
    LEFT JOIN product p ON p.id = $1::int AND p.published AND p.deleted_at IS NULL
    LEFT JOIN product_variant v ON v.id = $2::int AND v.product_id = p.id AND v.deleted_at IS NULL`;

/** @param limit maximum quantity of products without a limit of their own; null: none */
export const forSaleValues = ({ productId, variantId }: SellableRef, limit: number | null): unknown[] => [
  knownRange(productId),
  knownRange(variantId),
  limit,
];

/** SQL: every cart and order reads it, so it is one prepared statement. */
const text = (
  refs: string,
  language: Language,
  more: readonly string[] = [],
): string => `SELECT ${more.map((column) => `r.${column}, `).join('')}r.product_id, r.variant_id, p.id AS found,
  ${localized('p', 'name', language)} AS name, p.alias,
      coalesce(v.sku, p.sku) AS sku, coalesce(k.image, ${FIRST_IMAGE}) AS image, v.attributes, v.id AS found_variant,
        p.published, p.has_variants, p.max_quantity, p.tax_class,
      ${PRICE} AS price,
      CASE WHEN v.id IS NULL THEN nullif(p.price_regular, p.price) ELSE ${VARIANT_OLD_PRICE} END AS old_price,
      ${IN_STOCK} AS in_stock
    FROM ${refs} AS r(product_id, variant_id, place)
    LEFT JOIN product p ON p.id = r.product_id AND p.deleted_at IS NULL
    LEFT JOIN product_variant v ON v.id = r.variant_id AND v.product_id = p.id AND v.deleted_at IS NULL
    LEFT JOIN product_image k ON k.id = v.image_id
    ORDER BY r.place`;
