import { DEAD_LETTERS, JOBS_SCHEMA } from '../../platform/jobs/boss-options.js';
import { EVENT_QUEUE } from '../../platform/events/event-delivery.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Person } from '../personal-data.js';

type Queries = Pick<Transaction, 'query'>;

// SQL: the expression is the same in events and in jobs, which hold an event's data
/** Personal data of the buyer in an event: the e-mail address and the note. */
const anonymized = (data: string, path: string): string =>
  `jsonb_set(jsonb_set(${data}, '{${path}email}', 'null', false), '{${path}note}', 'null', false)`;
// SQL: see `anonymized`
const hasPersonalData = (data: string, path: string): string =>
  `(${data} #>> '{${path}email}' IS NOT NULL OR ${data} #>> '{${path}note}' IS NOT NULL)`;
// SQL: looks at customers, orders and accounts
/** The event is about an erased customer, an order of one, or a deleted account. */
const isOfErased = (data: string, path: string): string => `(
  EXISTS (SELECT FROM customer c WHERE c.erased_at IS NOT NULL AND c.id = (${data} #>> '{${path}customer_id}')::int)
  OR EXISTS (SELECT FROM shop_order o JOIN customer c ON c.id = o.customer_id
    WHERE c.erased_at IS NOT NULL AND o.id = (${data} #>> '{${path}order_id}')::int)
  OR (${data} #>> '{${path}user_id}' IS NOT NULL
    AND NOT EXISTS (SELECT FROM app_user u WHERE u.id = (${data} #>> '{${path}user_id}')::int)))`;

/**
 * Events of erased customers and deleted accounts, at most `limit`. Answers their number. Those that were not delivered
 * are needed as they are.
 */
export async function anonymizeEvents(db: Queries, limit: number): Promise<number> {
  // SQL: changes members of the data in place
  const changed = await db.query(
    `UPDATE outbox_event SET data = ${anonymized('data', '')} WHERE seq IN (
       SELECT seq FROM outbox_event WHERE dispatched_at IS NOT NULL AND ${hasPersonalData('data', '')}
         AND ${isOfErased('outbox_event.data', '')}
       LIMIT $1) RETURNING seq`,
    [limit],
  );
  return changed.length;
}

/** Deliveries of events of erased customers and deleted accounts that are done or have failed for good. */
export async function anonymizeJobs(db: Queries): Promise<void> {
  // SQL: the table is pg-boss's
  await db.query(
    `UPDATE ${JOBS_SCHEMA}.job SET data = ${anonymized('data', 'data,')}
     WHERE (name = '${DEAD_LETTERS}' OR (name = '${EVENT_QUEUE}' AND state = 'completed'))
       AND ${hasPersonalData('data', 'data,')} AND ${isOfErased('job.data', 'data,')}`,
  );
}

/** Jobs that failed for good before `before`, at most `limit`. Answers their number. */
export async function deleteFailedJobs(db: Queries, before: Date, limit: number): Promise<number> {
  // SQL: the table is pg-boss's
  const deleted = await db.query(
    `DELETE FROM ${JOBS_SCHEMA}.job WHERE name = '${DEAD_LETTERS}' AND id IN (
       SELECT id FROM ${JOBS_SCHEMA}.job WHERE name = '${DEAD_LETTERS}' AND state = 'created' AND created_on < $2
       LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING id`,
    [limit, before],
  );
  return deleted.length;
}

/** The audit's entries about a person. The customer must be erased and the account deleted: the function checks it. */
export async function anonymizeAuditOf(tx: Queries, { customerId, userId }: Person): Promise<void> {
  // SQL: the audit is append-only but for its functions
  await tx.query('SELECT audit_forget_person($1, $2)', [customerId, userId]);
}

/** The audit's entries about orders that were anonymized. */
export async function anonymizeAuditOfOrders(tx: Queries, orderIds: readonly number[]): Promise<void> {
  // SQL: the audit is append-only but for its functions
  await tx.query('SELECT audit_forget_orders($1::int[])', [orderIds]);
}

/**
 * Removes IP addresses from entries of before `before`, or deletes the entries, at most `limit`. Answers their number.
 */
export async function endAuditRetention(
  db: Queries,
  what: 'audit_forget_addresses' | 'audit_delete_entries',
  before: Date,
  limit: number,
): Promise<number> {
  // SQL: the audit is append-only but for its functions
  const [row] = await db.query<{ count: number }>(`SELECT ${what}($1, $2) AS count`, [before, limit]);
  return row!.count;
}
