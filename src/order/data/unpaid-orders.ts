import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { IS_OPEN, WAITS_FOR_TRANSFER } from './order-conditions.sql.js';

/** An order that may be due. It was read without a lock, so check again under the lock before acting on it. */
export interface UnpaidOrder {
  readonly id: number;
  /** Deadline of the payment, or else the time of the order. */
  readonly moment: Date;
}

type Row = UnpaidOrder & { readonly place: string };

const STEP = 200;

/**
 * Orders whose deadline passed before $2; $3, $4: position of the last one read. SQL: continues in the index of
 * payments to verify.
 */
const PAST_DEADLINE = {
  name: 'orders_past_deadline',
  text: `SELECT id, payment_due_at AS moment, payment_due_at::text AS place FROM shop_order
    WHERE ${WAITS_FOR_TRANSFER} AND payment_method = $1 AND paid = refunded AND payment_due_at < $2
      AND (payment_due_at, id) > ($3::timestamptz, $4::int)
    ORDER BY payment_due_at, id LIMIT $5`,
};

const UNTOUCHED = `NOT EXISTS (SELECT FROM order_history h WHERE h.order_id = o.id
  AND h.actor ->> 'kind' IN ('administrator', 'integration'))`;

/** Orders from before $1 with an id above $2. SQL: continues at an id, with a condition on the history. */
const UNCONFIRMED = {
  name: 'orders_unconfirmed',
  text: `SELECT o.id, o.created_at AS moment, '' AS place FROM shop_order o
    WHERE o.status = 'pending' AND ${IS_OPEN} AND o.paid = o.refunded AND o.created_at < $1 AND o.id > $2 AND ${UNTOUCHED} ORDER BY o.id
      LIMIT $3`,
};

/** SQL: the same condition under the order's lock. */
const IS_UNTOUCHED = { name: 'order_is_untouched', text: `SELECT FROM shop_order o WHERE o.id = $1 AND ${UNTOUCHED}` };

/** Iterates over unpaid orders in batches; each iteration returns an order once. */
@Injectable()
export class UnpaidOrders {
  constructor(private readonly db: Database) {}

  /** Orders in `awaiting_payment` by this method with a deadline before `before`; the oldest first. */
  async *pastDeadline(method: string, before: Date): AsyncGenerator<UnpaidOrder[]> {
    let last: Row | undefined = { id: 0, moment: before, place: '-infinity' };
    while (last) {
      const rows: Row[] = await this.db.query(PAST_DEADLINE, [method, before, last.place, last.id, STEP]);
      if (rows.length > 0) yield rows;
      last = rows.length === STEP ? rows.at(-1) : undefined;
    }
  }

  /**
   * Orders in `pending` from before `before` that no administrator or integration has placed, changed or commented on.
   */
  async *unconfirmed(before: Date): AsyncGenerator<UnpaidOrder[]> {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const rows: Row[] = await this.db.query(UNCONFIRMED, [before, last, STEP]);
      if (rows.length > 0) yield rows;
      last = rows.length === STEP ? rows.at(-1)!.id : undefined;
    }
  }

  /** Checks this condition again; the order must be locked. */
  async isUntouched(tx: Transaction, orderId: number): Promise<boolean> {
    return (await tx.query(IS_UNTOUCHED, [orderId])).length > 0;
  }
}
