import type { Language } from '#kernel';
import { statementOf, type Statement } from '../../platform/database/transaction.js';
import type { SellableRef } from '../domain/sellable.js';
import { FIRST_IMAGE, localized } from './card.sql.js';
import { VARIANT_OLD_PRICE, VARIANT_PRICE } from './variant-price.sql.js';

/** What was asked for with what there is of it; null where there is nothing. */
export interface SellableRow {
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

const MAX_ID = 2_147_483_647;
const knownRange = (id: number | null): number | null =>
  id === null || (Number.isInteger(id) && id > 0 && id <= MAX_ID) ? id : 0;

/** The statement for so many things for sale, and its values. A row for each, in the order asked. */
export function sellablesSql(refs: readonly SellableRef[], language: Language): [sql: Statement, values: unknown[]] {
  return refs.length <= FEW ? [ofFew(refs.length, language), one(refs)] : [ofMany(language), all(refs)];
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
 * A statement for each number of lines, since PostgreSQL guesses ten elements for any array: it would find the prepared
 * plan dear beside that of a short array, and plan again at every run, which takes four times as long as the run.
 */
const ofFew = (lines: number, language: Language): Statement =>
  statementOf(`catalog_sellables_${language}_${lines}`, () => {
    const values = Array.from({ length: lines }, (_, n) => `($${n * 2 + 1}::int, $${n * 2 + 2}::int, ${n})`);
    return text(`(VALUES ${values.join(', ')})`, language);
  });

const ofMany = (language: Language): Statement =>
  statementOf(`catalog_sellables_${language}`, () => text('unnest($1::int[], $2::int[]) WITH ORDINALITY', language));

/** SQL: every cart and order reads it, so it is one prepared statement. */
const text = (
  refs: string,
  language: Language,
): string => `SELECT r.product_id, r.variant_id, p.id AS found, ${localized('p', 'name', language)} AS name, p.alias,
      coalesce(v.sku, p.sku) AS sku, coalesce(k.image, ${FIRST_IMAGE}) AS image, v.attributes, v.id AS found_variant, p.published, p.has_variants, p.max_quantity,
      CASE WHEN v.id IS NULL THEN p.price ELSE ${VARIANT_PRICE} END AS price,
      CASE WHEN v.id IS NULL THEN nullif(p.price_regular, p.price) ELSE ${VARIANT_OLD_PRICE} END AS old_price,
      CASE WHEN v.id IS NULL THEN p.in_stock ELSE v.in_stock END AS in_stock
    FROM ${refs} AS r(product_id, variant_id, place)
    LEFT JOIN product p ON p.id = r.product_id AND p.deleted_at IS NULL
    LEFT JOIN product_variant v ON v.id = r.variant_id AND v.product_id = p.id AND v.deleted_at IS NULL
    LEFT JOIN product_image k ON k.id = v.image_id
    ORDER BY r.place`;
