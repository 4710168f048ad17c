import type { StockLine, StockReason, SellableRef } from '../domain/sellable.js';
import { part, type Part } from '../../platform/database/part.js';
import type { Refusals } from '../../platform/database/refusals.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';

/** Checks quantities again: a negative one would return stock instead of taking it. */
export function checkQuantities(lines: readonly StockLine[]): void {
  for (const { quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError('A stock line has a quantity of at least 1.');
  }
}

/** Parameters of the statements, for any number of lines. */
export function stockValues(lines: readonly StockLine[], why: StockReason): unknown[] {
  checkQuantities(lines);
  return [
    lines.map(({ productId }) => productId),
    lines.map(({ variantId }) => variantId),
    lines.map(({ quantity }) => quantity),
    ...reasonValues(why),
  ];
}

/** The reason, the actor, and the order, unless it is inserted in the same batch. */
export const reasonValues = ({ reason, actor, orderId }: StockReason): unknown[] => [
  reason,
  JSON.stringify(actor),
  ...(orderId === 'new' ? [] : [orderId]),
];

/**
 * SQL expression for the order id in a statement whose last parameter is $`last`, and a suffix for the statement's
 * name. A new order is referred to by its sequence, so that the statement can be sent together with the one that
 * inserts the order. SQL: a fragment of the statements of a sale.
 */
export const orderOf = ({ orderId }: StockReason, last: number): { order: string; suffix: string } =>
  orderId === 'new'
    ? { order: "(SELECT currval('shop_order_id_seq')::int)", suffix: '_new_order' }
    : { order: `$${last}::int`, suffix: '' };

/**
 * Locks the rows before stock is taken or returned: products by ascending id, then variants. The locks need a statement
 * of their own. One statement that locks and updates would use a single snapshot: its update would start at an older
 * version of the row and might wait there for a transaction that itself waits for the lock on the newer version (a
 * deadlock if a third transaction refers to the row). SQL: locks rows.
 */
const lockRows = statementOf(
  'catalog_lock_stock',
  () => `
    WITH goods AS MATERIALIZED (
      SELECT id FROM product WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE
    ), kinds AS MATERIALIZED (
      SELECT id FROM product_variant
      WHERE id = ANY ($2::int[]) AND (SELECT count(*) FROM goods) > 0 ORDER BY id FOR NO KEY UPDATE
    )
    SELECT (SELECT count(*) FROM goods) AS goods, (SELECT count(*) FROM kinds) AS kinds`,
);

/** Locks the rows of all lines until the end of the transaction; lines of deleted products are skipped. */
export const lockingStock = (lines: readonly SellableRef[]): Part<unknown> =>
  part(lockRows, [lines.map(({ productId }) => productId), lines.map(({ variantId }) => variantId)]);

/**
 * Protects the categories of products, for a batch that updates a product twice; see `holdCategoryOfProduct`. SQL: locks
 * rows.
 */
const holdCategories = statementOf(
  'catalog_hold_categories',
  () => `
    SELECT id FROM category WHERE id IN (SELECT category_id FROM product WHERE id = ANY ($1::int[]))
    ORDER BY id FOR KEY SHARE`,
);

/** Locks the rows of all lines, for a batch that both returns and takes stock, which may update a product twice. */
export const lockingStockForEdit = (lines: readonly SellableRef[]): Part<unknown> =>
  lockingStock(lines).after(part(holdCategories, [lines.map(({ productId }) => productId)]));

/** Detail of the refusal `insufficient_stock`: the first line with fewer items in stock than needed. */
export interface ShortLine {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly available: number;
}

/**
 * SQL: fragment that marks the lists of available and of sold-out products as stale when a product is sold out or
 * available again.
 */
export const touchEdgesIf = (condition: string): string => `CASE WHEN ${condition} THEN touch('stock-edges') END`;

/**
 * Runs after `lockRows`. Takes the items of every line or refuses; the CHECK of the table enforces the same. A product
 * with variants stores the sum of their stock, so both rows change. SQL: each sale runs this statement, so it is
 * prepared.
 */
const takeAny = (why: StockReason, { order, suffix } = orderOf(why, 6)): Statement =>
  statementOf(
    `catalog_take_stock${suffix}`,
    () => `
    WITH asked AS (
      SELECT product_id, variant_id, sum(quantity)::int AS quantity, min(place) AS place
      FROM unnest($1::int[], $2::int[], $3::int[]) WITH ORDINALITY AS line(product_id, variant_id, quantity, place)
      GROUP BY 1, 2
    ), goods AS MATERIALIZED (
      SELECT id, in_stock, has_variants FROM product WHERE id = ANY ($1::int[]) AND deleted_at IS NULL
    ), kinds AS MATERIALIZED (
      SELECT id, product_id, in_stock FROM product_variant WHERE id = ANY ($2::int[]) AND deleted_at IS NULL
    ), lines AS (
      SELECT a.*, CASE
          WHEN g.id IS NULL OR g.has_variants <> (a.variant_id IS NOT NULL) THEN 0
          WHEN a.variant_id IS NULL THEN g.in_stock
          ELSE coalesce(k.in_stock, 0) END AS available
      FROM asked a LEFT JOIN goods g ON g.id = a.product_id
      LEFT JOIN kinds k ON k.id = a.variant_id AND k.product_id = a.product_id
    ), short AS MATERIALIZED (
      SELECT product_id, variant_id, available, place FROM lines WHERE quantity > available
    ), taken_kinds AS (
      UPDATE product_variant v SET in_stock = k.in_stock - a.quantity FROM asked a JOIN kinds k ON k.id = a.variant_id
      WHERE v.id = k.id AND NOT EXISTS (SELECT FROM short)
    ), taken AS (
      UPDATE product p SET in_stock = g.in_stock - a.quantity
      FROM (SELECT product_id, sum(quantity)::int AS quantity FROM asked GROUP BY 1) a
        JOIN goods g ON g.id = a.product_id
      WHERE p.id = g.id AND NOT EXISTS (SELECT FROM short)
      RETURNING p.id, p.in_stock
    ), moved AS (
      INSERT INTO stock_movement (product_id, variant_id, delta, reason, order_id, actor)
      SELECT product_id, variant_id, -quantity, $4, ${order}, $5::jsonb FROM asked WHERE NOT EXISTS (SELECT FROM short)
    )
    SELECT CASE WHEN EXISTS (SELECT FROM short) THEN refuse('insufficient_stock',
        (SELECT to_jsonb(short) - 'place' FROM short ORDER BY place LIMIT 1)) END,
      ${touchEdgesIf('EXISTS (SELECT FROM taken WHERE in_stock = 0)')}`,
  );

/**
 * Takes the stock of one product without variants, the usual sale, by one conditional update. After an update that
 * waited for another sale, only `stock_now` reads the current stock. `least` ensures that the sale is refused even if
 * an item is returned a moment later. SQL: each sale runs it.
 */
const takeOne = (why: StockReason, { order, suffix } = orderOf(why, 5)): Statement =>
  statementOf(
    `catalog_take_one${suffix}`,
    () => `
    WITH taken AS (
      UPDATE product SET in_stock = in_stock - $2
      WHERE id = $1 AND deleted_at IS NULL AND NOT has_variants AND in_stock >= $2 RETURNING id, in_stock
    ), moved AS (
      INSERT INTO stock_movement (product_id, delta, reason, order_id, actor) SELECT id, -$2::int, $3, ${order},
        $4::jsonb FROM taken
    )
    SELECT CASE WHEN taken.id IS NULL THEN refuse('insufficient_stock', jsonb_build_object('product_id', $1::int,
        'variant_id', NULL, 'available', least(stock_now($1::int), $2 - 1))) END,
      ${touchEdgesIf('taken.in_stock = 0')}
    FROM (VALUES (1)) AS one LEFT JOIN taken ON true`,
  );

/** Locks the rows of all lines and takes their items, or refuses with `insufficient_stock`. */
export function takingPieces(lines: readonly StockLine[], why: StockReason, refusals: Refusals): Part<unknown> {
  const [line, ...others] = lines;
  if (line && others.length === 0 && line.variantId === null) {
    checkQuantities(lines);
    return part(takeOne(why), [line.productId, line.quantity, ...reasonValues(why)], refusals);
  }
  return part(takeAny(why), stockValues(lines, why), refusals).after(lockingStock(lines));
}
