import type { Language } from '#kernel';
import { FOR_SALE, type CatalogFacade, type StockLine } from '../../catalog/index.js';
import type { Database } from '../../platform/database/database.js';
import { guard } from '../../platform/database/pg-errors.js';
import type { Statement } from '../../platform/database/statement.js';
import { MAX_LINES } from '../cart.errors.js';
import { readWithGoods, type CartWithGoods } from './cart-with-goods.js';

/**
 * Makes the cart of the holder ($4) or locks it; fails, without a trace, when so many pieces ($5) are not for sale.
 * SQL: a lock.
 */
const MAKE_FOR: Statement = {
  name: 'cart_make_for',
  text: `WITH good AS MATERIALIZED (${FOR_SALE}
    ), made AS (
      INSERT INTO cart (holder) SELECT $4 FROM good WHERE most >= $5::bigint
      ON CONFLICT (holder) DO UPDATE SET updated_at = now() RETURNING id
    ) SELECT ${guard('count(*) = 1')} FROM made`,
};

/**
 * A new line, or more of the one that is there; fails when the cart is full or the line would be too long. The
 * parameters are those of MAKE_FOR. SQL: adds by conditions on what is there, in the message that locks the cart.
 */
const ADD: Statement = {
  name: 'cart_add',
  text: `WITH added AS (
      INSERT INTO cart_item AS i (cart_id, product_id, variant_id, quantity, price_seen)
      SELECT c.id, g.product_id, g.variant_id, $5::bigint, g.price
      FROM cart c CROSS JOIN (${FOR_SALE}) g
      WHERE c.holder = $4 AND (
        SELECT count(*) FILTER (WHERE NOT same) < ${MAX_LINES} AND coalesce(sum(quantity) FILTER (WHERE same), 0) + $5::bigint <= g.most
        FROM (
          SELECT quantity, product_id = $1::int AND variant_id IS NOT DISTINCT FROM $2::int AS same FROM cart_item WHERE cart_id = c.id
        ) lines)
      ON CONFLICT (cart_id, product_id, variant_id) DO UPDATE
        SET quantity = i.quantity + excluded.quantity, price_seen = excluded.price_seen
      RETURNING i.id
    ) SELECT ${guard('count(*) = 1')} FROM added`,
};

/**
 * As MAKE_FOR and ADD for a holder without a cart: no other request can know it, so no lock is needed. Fails when
 * there is a cart. The quantity is at most `good.most` here; `least` keeps the planner from computing a number that is
 * too large for its column before it is refused. SQL: the path of every new guest; one statement instead of two.
 */
const START: Statement = {
  name: 'cart_start',
  text: `WITH good AS MATERIALIZED (${FOR_SALE}
    ), made AS (
      INSERT INTO cart (holder) SELECT $4 FROM good WHERE most >= $5::bigint ON CONFLICT (holder) DO NOTHING RETURNING id
    ), added AS (
      INSERT INTO cart_item (cart_id, product_id, variant_id, quantity, price_seen)
      SELECT made.id, good.product_id, good.variant_id, least($5::bigint, good.most), good.price
      FROM made CROSS JOIN good RETURNING id
    ) SELECT ${guard('count(*) = 1')} FROM added`,
};

/** More pieces than a column can count of any product. */
const TOO_MANY = 2_147_483_648;

type Addition = (
  database: Database,
  catalog: CatalogFacade,
  holder: string,
  wanted: StockLine,
  language: Language,
) => Promise<CartWithGoods>;

/** Writes by the statements, which have the same parameters, and reads the cart: in one message. */
const addBy =
  (...statements: readonly Statement[]): Addition =>
  (database, catalog, holder, wanted, language) =>
    database.transactionAtOnce(async (tx) => {
      const values = [...catalog.forSaleValues(wanted), holder, Math.min(wanted.quantity, TOO_MANY)];
      const writing = Promise.all(statements.map((statement) => tx.query(statement, values)));
      const [, read] = await Promise.all([writing, readWithGoods(catalog, holder, language, tx)]);
      return read!;
    });

/**
 * Makes or locks the cart, adds to it and reads it. The lock comes first, in a statement of its own, so that
 * simultaneous additions see each other's lines.
 * @throws a guard's failure when nothing can be added, a foreign key's when the product is deleted at this moment
 */
export const addLine = addBy(MAKE_FOR, ADD);

/** As `addLine` for a holder without a cart. @throws a guard's failure also when there is one */
export const startCart = addBy(START);
