import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { BATCH } from '../../privacy/index.js';

const DONE = `status IN ('completed', 'cancelled')`;
/** Orders past the retention that are completed or cancelled. */
const OVER = `anonymized_at IS NULL AND created_at < $1 AND (${DONE} OR updated_at < $1)`;
const ANONYMOUS_ADDRESS = `jsonb_build_object('name', NULL, 'address', NULL, 'city', NULL, 'state', NULL, 'zip', NULL,
  'country', %->'country')`;
/**
 * Keeps the country for the tax; the new key invalidates the links of old mails. SQL: handles many orders at once, each
 * with its own key.
 */
const ANONYMIZE = `UPDATE shop_order SET anonymized_at = $2, key = replace(gen_random_uuid()::text, '-', ''),
  idempotency_ref = NULL, guest_holder = NULL,
  email = NULL, first_name = NULL, last_name = NULL, phone = NULL, note = NULL, payment_note = NULL,
    cancel_reason = NULL, tracking_number = NULL,
  shipping_address = ${ANONYMOUS_ADDRESS.replace('%', 'shipping_address')},
    billing_address = ${ANONYMOUS_ADDRESS.replace('%', 'billing_address')},
  version = version + 1, updated_at = $2 WHERE id = ANY($1::int[])`;
/** SQL: handles many orders at once, and only rows that change. */
const FORGET_HISTORY = `UPDATE order_history SET note = NULL, changes = NULL WHERE order_id = ANY($1::int[])
  AND (note IS NOT NULL OR changes IS NOT NULL)`;
/** SQL: handles many orders at once, and increments their versions. */
const FORGET_CONTACT = `UPDATE shop_order SET email = NULL, phone = NULL, note = NULL, cancel_reason = NULL,
  guest_holder = NULL, idempotency_ref = NULL,
  version = version + 1, updated_at = $2 WHERE id = ANY($1::int[])`;
const REACHABLE = `(email IS NOT NULL OR phone IS NOT NULL OR note IS NOT NULL OR cancel_reason IS NOT NULL
  OR guest_holder IS NOT NULL OR idempotency_ref IS NOT NULL)`;

/** An order in the index of creation times. The time is text, because a Date has no microseconds. */
export interface AgedOrder {
  readonly id: number;
  readonly created_at: string;
}

/**
 * Orders whose personal data is to be removed. They are found first and locked afterwards, because other rows are
 * locked before them (`PersonalData.locksBeforeOrders`).
 */
@Injectable()
export class AnonymizableOrders {
  /** Ids of a customer's orders that ended before `before`. */
  overOf(tx: Transaction, customerId: number | null, before: Date): Promise<number[]> {
    // SQL: has the same condition as the lock
    return idsOf(tx, `SELECT id FROM shop_order WHERE ${OVER} AND customer_id = $2`, [before, customerId]);
  }

  /** Locks the orders that still meet the conditions of `overOf`. `skip`: leaves out those that others have locked. */
  lockOver(tx: Transaction, ids: readonly number[], before: Date, skip = false): Promise<number[]> {
    // SQL: takes a lock
    const text = `SELECT id FROM shop_order WHERE ${OVER} AND id = ANY ($2::int[]) ORDER BY id FOR UPDATE`;
    return idsOf(tx, skip ? `${text} SKIP LOCKED` : text, [before, ids]);
  }

  /** Ids of a customer's completed or cancelled orders with contact data. */
  reachableOf(tx: Transaction, customerId: number | null): Promise<number[]> {
    // SQL: has the same condition as the lock
    return idsOf(tx, `SELECT id FROM shop_order WHERE customer_id = $1 AND ${DONE} AND ${REACHABLE}`, [customerId]);
  }

  /** Locks the orders in `ids` that are completed or cancelled and have contact data; `skip` as for `lockOver`. */
  lockReachable(tx: Transaction, ids: readonly number[], skip = false): Promise<number[]> {
    // SQL: takes a lock
    const text = `SELECT id FROM shop_order WHERE id = ANY ($1::int[]) AND ${DONE} AND ${REACHABLE} ORDER BY id FOR UPDATE`;
    return idsOf(tx, skip ? `${text} SKIP LOCKED` : text, [ids]);
  }

  /** At most `BATCH` orders that ended before `before`. They follow `after`, or are the first ones if it is null. */
  overAfter(tx: Transaction, before: Date, after: AgedOrder | null): Promise<AgedOrder[]> {
    // SQL: continues in the index of creation times, so that no order is read twice
    return tx.query<AgedOrder>(
      `SELECT id, created_at::text FROM shop_order WHERE ${OVER} AND (created_at, id) > ($2::timestamptz, $3::int)
       ORDER BY created_at, id LIMIT ${BATCH}`,
      [before, after?.created_at ?? '-infinity', after?.id ?? 0],
    );
  }

  /** Ids of completed or cancelled orders of erased customers with contact data; at most `size`. */
  ofErased(tx: Transaction, size: number): Promise<number[]> {
    // SQL: has a condition on the customer
    return idsOf(
      tx,
      `SELECT o.id FROM shop_order o JOIN customer c ON c.id = o.customer_id
        WHERE c.erased_at IS NOT NULL AND o.${DONE} AND ${REACHABLE.replace(/(\w+) IS NOT NULL/g, 'o.$1 IS NOT NULL')}
          ORDER BY o.id LIMIT $1`,
      [size],
    );
  }

  /** Removes all personal data. */
  async anonymize(tx: Transaction, ids: readonly number[], at: Date): Promise<void> {
    await tx.query(ANONYMIZE, [ids, at]);
    await tx.query(FORGET_HISTORY, [ids]);
  }

  /** Removes contact data and free texts, which no document needs. Name and addresses stay for the retention. */
  async removeContact(tx: Transaction, ids: readonly number[], at: Date): Promise<void> {
    await tx.query(FORGET_CONTACT, [ids, at]);
    await tx.query(FORGET_HISTORY, [ids]);
  }
}

async function idsOf(tx: Transaction, text: string, values: readonly unknown[]): Promise<number[]> {
  return (await tx.query<{ id: number }>(text, values)).map(({ id }) => id);
}
