import type { Language } from '#kernel';
import { forSale, type CatalogFacade, type StockLine } from '../../catalog/index.js';
import { part, type Part } from '../../platform/database/part.js';
import type { Refusals } from '../../platform/database/refusals.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import { MAX_LINES } from '../cart.errors.js';
import { makingCart } from './cart-rows.js';

/** The error for each code with which an addition is refused; the limits are those of one line. */
export type AdditionRefusals = Refusals &
  Record<
    'unknown_product' | 'variant_required' | 'variant_unknown' | 'max_quantity' | 'insufficient_stock' | 'cart_full',
    Refusals[string]
  >;

/** Detail of the refusals `max_quantity` and `insufficient_stock`: the requested product with its stock and limit. */
export interface WantedGood {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly name: string;
  readonly in_stock: number;
  readonly max_quantity: number | null;
}

/**
 * The reason why $5 items of `good` cannot be added to a cart that has `others` lines of other goods. SQL: a fragment
 * with which the statement of the addition reports the reason.
 */
const refusal = (others: string): string => `CASE
      WHEN good.why_not IS NOT NULL THEN refuse(good.why_not)
      WHEN $5::bigint > good.max_quantity THEN refuse('max_quantity', to_jsonb(good))
      WHEN $5::bigint > good.in_stock THEN refuse('insufficient_stock', to_jsonb(good))
      WHEN ${others} >= ${MAX_LINES} THEN refuse('cart_full')
      WHEN good.max_quantity <= good.in_stock THEN refuse('max_quantity', to_jsonb(good))
      ELSE refuse('insufficient_stock', to_jsonb(good)) END`;

/**
 * Adds a line, or increases the existing one, in the locked cart of the owner ($4). `least` prevents the planner from
 * computing a number that is too large for its column before the statement refuses it. SQL: the statement checks the
 * cart and adds to it, in the message that locks the cart.
 */
const adding = (language: Language): Statement =>
  statementOf(
    `cart_add_${language}`,
    () => `WITH good AS MATERIALIZED (${forSale(language)}
    ), filled AS MATERIALIZED (
      SELECT c.id, count(i.id) FILTER (WHERE NOT i.same) AS others,
        coalesce(sum(i.quantity) FILTER (WHERE i.same), 0) AS held
      FROM cart c LEFT JOIN LATERAL (
        SELECT id, quantity, product_id = $1::int AND variant_id IS NOT DISTINCT FROM $2::int AS same
        FROM cart_item WHERE cart_id = c.id
      ) i ON true WHERE c.holder = $4 GROUP BY c.id
    ), added AS (
      INSERT INTO cart_item AS i (cart_id, product_id, variant_id, quantity, price_seen)
      SELECT filled.id, good.product_id, good.variant_id, least($5::bigint, good.in_stock), good.price
      FROM filled CROSS JOIN good
      WHERE good.why_not IS NULL AND filled.others < ${MAX_LINES}
        AND filled.held + $5::bigint <= least(good.in_stock, good.max_quantity)
      ON CONFLICT (cart_id, product_id, variant_id) DO UPDATE
        SET quantity = i.quantity + excluded.quantity, price_seen = excluded.price_seen
      RETURNING i.id
    )
    SELECT CASE WHEN NOT EXISTS (SELECT FROM added) THEN ${refusal('filled.others')} END FROM filled CROSS JOIN good`,
  );

/**
 * Creates the cart with its line for an owner without a cart. No lock is needed, because no other request can know the
 * owner yet. SQL: is used for every new guest; one statement instead of two.
 */
const starting = (language: Language): Statement =>
  statementOf(
    `cart_start_${language}`,
    () => `WITH good AS MATERIALIZED (${forSale(language)}
    ), made AS (
      INSERT INTO cart (holder) SELECT $4 FROM good
      WHERE why_not IS NULL AND $5::bigint <= least(in_stock, max_quantity) RETURNING id
    ), added AS (
      INSERT INTO cart_item (cart_id, product_id, variant_id, quantity, price_seen)
      SELECT made.id, good.product_id, good.variant_id, least($5::bigint, good.in_stock), good.price
      FROM made CROSS JOIN good RETURNING id
    )
    SELECT CASE WHEN NOT EXISTS (SELECT FROM added) THEN ${refusal('0')} END FROM good`,
  );

/** More items than the column of a quantity can hold. */
const TOO_MANY = 2_147_483_648;

/** An addition to the cart of an owner. */
export interface Addition {
  readonly holder: string;
  readonly wanted: StockLine;
  readonly language: Language;
}

const valuesOf = (catalog: CatalogFacade, { holder, wanted }: Addition): unknown[] => [
  ...catalog.forSaleValues(wanted),
  holder,
  Math.min(wanted.quantity, TOO_MANY),
];

/**
 * Creates or locks the cart, and adds to it. The lock is a separate statement and comes first, so that concurrent
 * additions see each other's lines. Violates a foreign key if the product is deleted at the same moment.
 */
export const addingLine = (catalog: CatalogFacade, addition: Addition, refusals: AdditionRefusals): Part<unknown> =>
  part(adding(addition.language), valuesOf(catalog, addition), refusals).after(makingCart(addition.holder));

/** Like `addingLine`, for an owner without a cart. Violates the unique index of owners if there is one. */
export const startingCart = (catalog: CatalogFacade, addition: Addition, refusals: AdditionRefusals): Part<unknown> =>
  part(starting(addition.language), valuesOf(catalog, addition), refusals);
