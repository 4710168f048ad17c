import type { Transaction } from '../../platform/database/transaction.js';
import { mailboxOf } from '../../platform/mail/mailbox-of.js';

export const STAFF_DIGEST = 'staff_digest';

/** Maximum orders listed in a digest; further ones are only counted. */
const MOST_ENTRIES = 50;

export interface DigestEntry {
  readonly kind: string;
  readonly order_id: number;
  /** Distinguishes entries of one kind about one order. */
  readonly occurrence?: string;
}

/** Content of a digest that is not sent yet. */
export interface DigestData extends Record<string, unknown> {
  readonly entries: readonly DigestEntry[];
  readonly more: number;
}

// SQL: takes a lock
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('staff-mail:' || $1, 0))`;

// SQL: reads stored JSON
const LISTED = `SELECT FROM mail WHERE kind = '${STAFF_DIGEST}' AND recipient = $1
  AND created_at > now() - interval '1 day' AND data -> 'entries' @> jsonb_build_array($2::jsonb)`;

// SQL: appends to stored JSON, unless the digest is about to be sent (by PostgreSQL's clock)
const APPEND = `UPDATE mail SET data = CASE WHEN jsonb_array_length(data -> 'entries') < ${MOST_ENTRIES}
    THEN jsonb_set(data, '{entries}', (data -> 'entries') || $2::jsonb)
    ELSE jsonb_set(data, '{more}', to_jsonb((data ->> 'more')::int + 1)) END
  WHERE kind = '${STAFF_DIGEST}' AND recipient = $1 AND state = 'queued'
    AND send_after > clock_timestamp() + interval '10 seconds' RETURNING id`;

// SQL: reads the last hour, by PostgreSQL's clock
/**
 * Returns no row if fewer emails than the hourly limit were enqueued within the last hour; the next email is then sent
 * at once.
 */
const HOUR_OVER = `SELECT greatest(created_at + interval '1 hour', now() + interval '10 minutes') AS until FROM mail
  WHERE kind = ANY ($1) AND recipient = $2 AND created_at > now() - interval '1 hour'
  ORDER BY created_at DESC OFFSET $3 LIMIT 1`;

/** Locks a staff address until the transaction ends, so that its emails are enqueued one at a time. */
export async function lockStaffAddress(tx: Transaction, recipient: string): Promise<void> {
  await tx.query(LOCK, [mailboxOf(recipient)]);
}

/** True if a digest of the last day lists the entry. */
export async function isInDigest(tx: Transaction, recipient: string, entry: DigestEntry): Promise<boolean> {
  return (await tx.query(LISTED, [recipient, JSON.stringify(entry)])).length > 0;
}

/** Adds the entry to the pending digest. @returns whether there was a pending one */
export async function addToDigest(tx: Transaction, recipient: string, entry: DigestEntry): Promise<boolean> {
  return (await tx.query(APPEND, [recipient, JSON.stringify(entry)])).length > 0;
}

/** Time until which further emails are collected in a digest; null if the next one may be sent now. */
export async function collectedUntil(
  tx: Transaction,
  kinds: readonly string[],
  recipient: string,
  perHour: number,
): Promise<Date | null> {
  const [row] = await tx.query<{ until: Date }>(HOUR_OVER, [kinds, recipient, perHour - 1]);
  return row?.until ?? null;
}
