import type { StockLine, StockReason, SellableRef } from '../domain/sellable.js';
import { guard } from '../../platform/database/pg-errors.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Quantities are checked here as well: a negative one would turn taking into giving. */
export function checkQuantities(lines: readonly StockLine[]): void {
  for (const { quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError('A stock line has a quantity of at least 1.');
  }
}

/** Parameters of the statements for any number of lines. */
export function stockValues(lines: readonly StockLine[], why: StockReason): unknown[] {
  checkQuantities(lines);
  return [
    lines.map(({ productId }) => productId),
    lines.map(({ variantId }) => variantId),
    lines.map(({ quantity }) => quantity),
    ...reasonValues(why),
  ];
}

/** The reason, the actor, and the order unless it is the new one. */
export const reasonValues = ({ reason, actor, orderId }: StockReason): unknown[] => [
  reason,
  JSON.stringify(actor),
  ...(orderId === 'new' ? [] : [orderId]),
];

/**
 * The order's place in a statement whose last parameter is $`last`, and a word for the statement's name. The new order
 * is named by its sequence, so that the statement can be sent together with the one that inserts the order.
 * SQL: a fragment of the statements of a sale.
 */
export const orderOf = ({ orderId }: StockReason, last: number): { order: string; suffix: string } =>
  orderId === 'new'
    ? { order: "(SELECT currval('shop_order_id_seq')::int)", suffix: '_new_order' }
    : { order: `$${last}::int`, suffix: '' };

/**
 * The locks of taking and of returning, in their order: products by ascending id, then variants. A statement of its
 * own: one that locks and updates reads both by one snapshot, so its update begins at the row's older version, and may
 * wait there for a transaction that waits for its lock on the newer one (a deadlock, when a third transaction refers to
 * the row). SQL: locks.
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

/** Locks the rows of all lines until the end of the transaction; what is gone is passed over. */
export async function lockStock(tx: Transaction, lines: readonly SellableRef[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(lockRows, [lines.map(({ productId }) => productId), lines.map(({ variantId }) => variantId)]);
}

export interface TakenRow {
  readonly product_id: number;
  readonly variant_id: number | null;
  /** Of a line that is short: what there is. Of a product that was sold from: null. */
  readonly available: number | null;
  readonly left_over: number | null;
}

/** SQL: the answer of what was taken, or of what is short. */
const takeAny = (why: StockReason): Statement =>
  taking(
    'take',
    why,
    `SELECT product_id, variant_id, available, NULL::int AS left_over FROM short
    UNION ALL SELECT id, NULL, NULL, in_stock FROM taken`,
  );

/** SQL: the same, committed with its answer. */
const sellAny = (why: StockReason): Statement =>
  taking(
    'sell',
    why,
    `SELECT ${guard('NOT EXISTS (SELECT FROM short) AND NOT EXISTS (SELECT FROM taken WHERE in_stock = 0)')}`,
  );

/**
 * After the rows were locked by `lockStock`. Either every line is taken or none is; the table's CHECK enforces it too.
 * A product with variants carries their sum, so both rows change. SQL: sales run it, so it is one prepared statement.
 */
const taking = (verb: string, why: StockReason, answer: string, { order, suffix } = orderOf(why, 6)): Statement =>
  statementOf(
    `catalog_${verb}_stock${suffix}`,
    () => `
    WITH asked AS (
      SELECT product_id, variant_id, sum(quantity)::int AS quantity
      FROM unnest($1::int[], $2::int[], $3::int[]) AS line(product_id, variant_id, quantity) GROUP BY 1, 2
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
      SELECT * FROM lines WHERE quantity > available
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
    ${answer}`,
  );

/** The usual sale: one product without variants, by one conditional update. SQL: every sale runs it. */
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
    SELECT id AS product_id, NULL::int AS variant_id, NULL::int AS available, in_stock AS left_over FROM taken`,
  );

/**
 * A sale by a statement that is committed with its answer: it fails when it is not possible. SQL: every sale runs it.
 */
const sellOne = (why: StockReason, { order, suffix } = orderOf(why, 5)): Statement =>
  statementOf(
    `catalog_sell_one${suffix}`,
    () => `
    WITH taken AS (
      UPDATE product SET in_stock = in_stock - $2
      WHERE id = $1 AND deleted_at IS NULL AND NOT has_variants AND in_stock > $2 RETURNING id
    ), moved AS (
      INSERT INTO stock_movement (product_id, delta, reason, order_id, actor) SELECT id, -$2::int, $3, ${order},
        $4::jsonb FROM taken
    )
    SELECT ${guard('count(*) = 1')} FROM taken`,
  );

/**
 * Takes the pieces of all lines in a transaction that is committed with the answers. The guard of its statement fails
 * when a line is short, and when a product would be sold out: what depends on that is known by the answer only.
 */
export async function sellPieces(tx: Transaction, lines: readonly StockLine[], why: StockReason): Promise<void> {
  const [line, ...others] = lines;
  if (line && others.length === 0 && line.variantId === null) {
    checkQuantities(lines);
    await tx.query(sellOne(why), [line.productId, line.quantity, ...reasonValues(why)]);
    return;
  }
  await Promise.all([lockStock(tx, lines), tx.query(sellAny(why), stockValues(lines, why))]);
}

/**
 * Takes the pieces of all lines, or of none of them; answers those that are short, else what is left of each product.
 */
export async function takePieces(tx: Transaction, lines: readonly StockLine[], why: StockReason): Promise<TakenRow[]> {
  const [line, ...others] = lines;
  if (line && others.length === 0 && line.variantId === null) {
    checkQuantities(lines);
    const rows = await tx.query<TakenRow>(takeOne(why), [line.productId, line.quantity, ...reasonValues(why)]);
    // none: it is short, or has variants, or is gone
    if (rows.length > 0) return rows;
  }
  const values = stockValues(lines, why);
  const [, rows] = await Promise.all([lockStock(tx, lines), tx.query<TakenRow>(takeAny(why), values)]);
  return rows;
}
