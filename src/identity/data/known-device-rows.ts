import type { Transaction } from '../../platform/database/transaction.js';

/** Maximum number of devices per account: a client without cookies is a new device each time. */
const MAX_MARKS = 100;

// SQL: one statement per login, which stores the marks and reads the earlier ones
const RECORD = {
  name: 'known_device_meet',
  text: `WITH stored AS (
      INSERT INTO known_device AS d (user_id, mark, seen_at) SELECT $1, unnest($2::bytea[]), $3
      ON CONFLICT (user_id, mark) DO UPDATE SET seen_at = excluded.seen_at)
    SELECT count(*)::int AS known, coalesce(bool_or(mark = ANY ($2::bytea[])), false) AS is_this
    FROM known_device WHERE user_id = $1`,
};
// SQL: deletes all but the newest marks, which TypeORM cannot express
const FORGET = `DELETE FROM known_device WHERE user_id = $1 AND mark IN (
  SELECT mark FROM known_device WHERE user_id = $1 ORDER BY seen_at DESC OFFSET ${MAX_MARKS})`;

/**
 * Records the marks of a device and keeps the newest hundred marks of the account. Returns the number of marks that
 * were recorded before, and whether one of the given marks was among them.
 */
export async function recordMarks(
  tx: Pick<Transaction, 'query'>,
  userId: number,
  marks: readonly Buffer[],
  now: Date,
): Promise<{ known: number; isKnown: boolean }> {
  const [row] = await tx.query<{ known: number; is_this: boolean }>(RECORD, [userId, marks, now]);
  if (row!.known > MAX_MARKS) await tx.query(FORGET, [userId]);
  return { known: row!.known, isKnown: row!.is_this };
}
