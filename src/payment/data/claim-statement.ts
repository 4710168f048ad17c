/**
 * Number of queries. They follow 1, 3, 7, 15 … minutes after the attempt: each pause is twice the previous one, and the
 * tenth query, after 17 hours, is the last.
 */
const MOST_ASKS = 10;

/**
 * Claims up to $1 waiting rows of the method $2 that are due for a query. Stores the time of their next query before
 * any gateway is called: two instances never claim the same row, and a crash skips one query. SQL: takes a lock; it
 * uses PostgreSQL's clock, which all instances share.
 */
export const claimStatement = (
  table: 'payment' | 'refund',
  columns: string,
  waiting = "status = 'pending'",
): string => `
  UPDATE ${table} SET asks = asks + 1,
    ask_at = CASE WHEN asks + 1 < ${MOST_ASKS} THEN now() + interval '1 minute' * power(2, asks + 1) END
  WHERE id IN (
    SELECT id FROM ${table} WHERE ${waiting} AND method = $2 AND ask_at <= now() ORDER BY ask_at LIMIT $1
      FOR UPDATE SKIP LOCKED
  ) RETURNING ${columns}, ask_at IS NULL AS last`;

/** Methods with rows that are due for a query. SQL: uses PostgreSQL's clock. */
export const dueMethodsStatement = (table: 'payment' | 'refund', waiting = "status = 'pending'"): string =>
  `SELECT DISTINCT method FROM ${table} WHERE ${waiting} AND ask_at <= now()`;
