import { DEAD_LETTERS, JOBS_SCHEMA } from '../../platform/jobs/boss-options.js';
import { EVENT_QUEUE } from '../../platform/events/event-delivery.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Person } from '../personal-data.js';

type Queries = Pick<Transaction, 'query'>;

// SQL: events and jobs share this expression, because jobs contain the data of an event
/** Removes the buyer's personal data from an event: the email address and the note. */
const anonymized = (data: string, path: string): string =>
  `jsonb_set(jsonb_set(${data}, '{${path}email}', 'null', false), '{${path}note}', 'null', false)`;
// SQL: events and jobs share this expression, like `anonymized`
const hasPersonalData = (data: string, path: string): string =>
  `(${data} #>> '{${path}email}' IS NOT NULL OR ${data} #>> '{${path}note}' IS NOT NULL)`;
// SQL: has conditions on customers, orders and accounts
/** Whether the event is about an erased customer or their order, or a deleted account. */
const isOfErased = (data: string, path: string): string => `(
  EXISTS (SELECT FROM customer c WHERE c.erased_at IS NOT NULL AND c.id = (${data} #>> '{${path}customer_id}')::int)
  OR EXISTS (SELECT FROM shop_order o JOIN customer c ON c.id = o.customer_id
    WHERE c.erased_at IS NOT NULL AND o.id = (${data} #>> '{${path}order_id}')::int)
  OR (${data} #>> '{${path}user_id}' IS NOT NULL
    AND NOT EXISTS (SELECT FROM app_user u WHERE u.id = (${data} #>> '{${path}user_id}')::int)))`;

/** Number of rows that one statement reads: there are millions of events, and few of them are about erased persons. */
const STEP = 10_000;

interface Walked {
  /** The last row that was read; null at the end. */
  readonly last: string | null;
  readonly changed: number;
}

/** Repeats `step` from its last row on. Returns the number of changed rows. */
async function walk(step: (after: string) => Promise<Walked[]>, start: string): Promise<number> {
  let sum = 0;
  for (let after: string | null = start; after !== null;) {
    const [{ last, changed } = { last: null, changed: 0 }]: Walked[] = await step(after);
    sum += changed;
    after = last;
  }
  return sum;
}

/**
 * Anonymizes events of erased customers and deleted accounts, and returns their number. Undelivered events are left
 * unchanged, because their data is needed. Iterates over the primary key, some thousands of rows at a time, because an
 * index would cost each order a write.
 */
export function anonymizeEvents(db: Queries): Promise<number> {
  // SQL: changes members of the data in place; continues in the primary key
  return walk(
    (after) =>
      db.query<Walked>(
        `WITH read AS MATERIALIZED (
           SELECT seq, data, dispatched_at FROM outbox_event WHERE seq > $1::bigint ORDER BY seq LIMIT ${STEP}
         ), changed AS (
           UPDATE outbox_event SET data = ${anonymized('outbox_event.data', '')} FROM read
           WHERE outbox_event.seq = read.seq AND read.dispatched_at IS NOT NULL AND ${hasPersonalData('read.data', '')}
             AND ${isOfErased('read.data', '')} RETURNING 1
         ) SELECT (SELECT max(seq)::text FROM read) AS last, (SELECT count(*)::int FROM changed) AS changed`,
        [after],
      ),
    '-1',
  );
}

/** Anonymizes completed and failed deliveries of events of erased customers and deleted accounts. */
export async function anonymizeJobs(db: Queries): Promise<void> {
  for (const queue of [DEAD_LETTERS, EVENT_QUEUE])
    // SQL: the table belongs to pg-boss; continues in its primary key
    await walk(
      (after) =>
        db.query<Walked>(
          `WITH read AS MATERIALIZED (
             SELECT id, data, state FROM ${JOBS_SCHEMA}.job WHERE name = $2 AND id > $1::uuid ORDER BY id LIMIT ${STEP}
           ), changed AS (
             UPDATE ${JOBS_SCHEMA}.job SET data = ${anonymized('job.data', 'data,')} FROM read
             WHERE job.name = $2 AND job.id = read.id AND (job.name = '${DEAD_LETTERS}' OR read.state = 'completed')
               AND ${hasPersonalData('read.data', 'data,')} AND ${isOfErased('read.data', 'data,')} RETURNING 1
           ) SELECT (SELECT id::text FROM read ORDER BY id DESC LIMIT 1) AS last,
             (SELECT count(*)::int FROM changed) AS changed`,
          [after, queue],
        ),
      '00000000-0000-0000-0000-000000000000',
    );
}

/** Deletes at most `limit` failed jobs from before `before`. Returns their number. */
export async function deleteFailedJobs(db: Queries, before: Date, limit: number): Promise<number> {
  // SQL: the table belongs to pg-boss
  const deleted = await db.query(
    `DELETE FROM ${JOBS_SCHEMA}.job WHERE name = '${DEAD_LETTERS}' AND id IN (
       SELECT id FROM ${JOBS_SCHEMA}.job WHERE name = '${DEAD_LETTERS}' AND state = 'created' AND created_on < $2
       LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING id`,
    [limit, before],
  );
  return deleted.length;
}

/**
 * Anonymizes entries of the activity log about a person, and about customers that became part of this one. The customer
 * must be erased and the account deleted; the database function checks it.
 */
export async function anonymizeAuditOf(tx: Queries, { customerId, userId }: Person): Promise<void> {
  // SQL: only functions of the database may change the append-only log
  await tx.query(
    `SELECT audit_forget_person(id, $2) FROM (
       SELECT $1::int AS id UNION SELECT c.id FROM customer c WHERE c.merged_into = $1) person`,
    [customerId, userId],
  );
}

/** Anonymizes entries of the activity log about anonymized orders. */
export async function anonymizeAuditOfOrders(tx: Queries, orderIds: readonly number[]): Promise<void> {
  // SQL: only functions of the database may change the append-only log
  await tx.query('SELECT audit_forget_orders($1::int[])', [orderIds]);
}

/**
 * Removes IP addresses from at most `limit` entries from before `before`, or deletes the entries. Returns their number.
 */
export async function endAuditRetention(
  db: Queries,
  what: 'audit_forget_addresses' | 'audit_delete_entries',
  before: Date,
  limit: number,
): Promise<number> {
  // SQL: only functions of the database may change the append-only log
  const [row] = await db.query<{ count: number }>(`SELECT ${what}($1, $2) AS count`, [before, limit]);
  return row!.count;
}
