import type { Transaction } from '../../platform/database/transaction.js';
import { mailboxOf } from '../../platform/mail/mailbox-of.js';

export const STAFF_DIGEST = 'staff_digest';

/** Orders that a digest lists; the others are counted. */
const MOST_ENTRIES = 50;

export interface DigestEntry {
  readonly kind: string;
  readonly order_id: number;
}

/** What a digest stores until it is sent. */
export interface DigestData extends Record<string, unknown> {
  readonly entries: readonly DigestEntry[];
  readonly more: number;
}

// SQL: a lock
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('staff-mail:' || $1, 0))`;

// SQL: the stored entries decide, in one statement
const LISTED = `SELECT FROM mail WHERE kind = '${STAFF_DIGEST}' AND recipient = $1
  AND created_at > now() - interval '1 day' AND data -> 'entries' @> jsonb_build_array($2::jsonb)`;

// SQL: adds to the stored list; not shortly before the digest is sent, by the clock of PostgreSQL
const APPEND = `UPDATE mail SET data = CASE WHEN jsonb_array_length(data -> 'entries') < ${MOST_ENTRIES}
    THEN jsonb_set(data, '{entries}', (data -> 'entries') || $2::jsonb)
    ELSE jsonb_set(data, '{more}', to_jsonb((data ->> 'more')::int + 1)) END
  WHERE kind = '${STAFF_DIGEST}' AND recipient = $1 AND state = 'queued'
    AND send_after > clock_timestamp() + interval '10 seconds' RETURNING id`;

// SQL: a sliding hour, by the clock of PostgreSQL
/** When the hour of the mail so many places before the next one ends; null: it has ended, the next one goes out alone. */
const HOUR_OVER = `SELECT greatest(created_at + interval '1 hour', now() + interval '10 minutes') AS until FROM mail
  WHERE kind = ANY ($1) AND recipient = $2 AND created_at > now() - interval '1 hour'
  ORDER BY created_at DESC OFFSET $3 LIMIT 1`;

/** Mails to one address of staff are posted one after the other, until the transaction ends. */
export async function lockStaffAddress(tx: Transaction, recipient: string): Promise<void> {
  await tx.query(LOCK, [mailboxOf(recipient)]);
}

/** Whether a digest of the last day has the entry. */
export async function isInDigest(tx: Transaction, recipient: string, entry: DigestEntry): Promise<boolean> {
  return (await tx.query(LISTED, [recipient, JSON.stringify(entry)])).length > 0;
}

/** Adds to the digest that waits; answers whether there is one. */
export async function addToDigest(tx: Transaction, recipient: string, entry: DigestEntry): Promise<boolean> {
  return (await tx.query(APPEND, [recipient, JSON.stringify(entry)])).length > 0;
}

/** Until when further mails of these kinds are collected; null: the address may get the next one now. */
export async function collectedUntil(
  tx: Transaction,
  kinds: readonly string[],
  recipient: string,
  perHour: number,
): Promise<Date | null> {
  const [row] = await tx.query<{ until: Date }>(HOUR_OVER, [kinds, recipient, perHour - 1]);
  return row?.until ?? null;
}
