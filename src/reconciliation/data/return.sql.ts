import { FROM_TRANSACTIONS, TRANSACTION_COLUMNS } from './transaction-row.js';

/**
 * Credits that are booked or wait for a decision, and that a return may concern; the booked ones first. SQL: the query
 * contains a subquery of the same table.
 */
export const RETURNABLE = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.account_id = $1 AND t.state <> 'ignored' AND t.kind = 'credit' AND t.amount = $2 AND t.booked_on <= $3::date
    AND t.booked_on > $3::date - 100 AND NOT EXISTS (SELECT FROM bank_transaction r WHERE r.reverses = t.id)
  ORDER BY t.state = 'matched' DESC, t.booked_on DESC, t.id DESC LIMIT 100`;

/**
 * Bank returns that wait for a decision and have the account and the amount of one of the credits. SQL: compares two rows.
 * The few returns are selected first: soon after a large import, PostgreSQL lacks the statistics to do so itself.
 */
export const WAITING_RETURNS_OF = `SELECT ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  WHERE t.id = ANY (ARRAY(
    SELECT r.id FROM bank_transaction r WHERE r.kind = 'return' AND r.state IN ('unmatched', 'suggested') AND r.amount < 0
  )) AND EXISTS (SELECT FROM bank_transaction c
    WHERE c.id = ANY ($1::int[]) AND c.account_id = t.account_id AND c.amount = -t.amount)
  ORDER BY t.id LIMIT 500`;

/** Waiting returns with a suggestion to reverse this credit. SQL: searches in JSON, and joins the table with itself. */
export const RETURNS_NAMING = `SELECT r.id FROM bank_transaction c JOIN bank_transaction r ON r.account_id = c.account_id
    AND r.amount = -c.amount AND r.kind = 'return' AND r.state = 'suggested'
    AND r.suggestions @> jsonb_build_array(jsonb_build_object('reverses', c.id))
  WHERE c.id = $1 ORDER BY r.id`;

/** SQL: leaves out rows that others have locked, because waiting for them could lead to a deadlock. */
export const LOCK_RETURNS_NAMING = `${RETURNS_NAMING} FOR UPDATE OF r SKIP LOCKED`;

/** SQL: changes JSON. */
export const WITHDRAW_REVERSAL = `UPDATE bank_transaction t SET suggestions = kept.suggestions, version = t.version + 1,
    state = CASE WHEN jsonb_array_length(kept.suggestions) > 0 THEN 'suggested' ELSE 'unmatched' END
  FROM (SELECT r.id, coalesce((SELECT jsonb_agg(s.one ORDER BY s.place)
      FROM jsonb_array_elements(r.suggestions) WITH ORDINALITY AS s (one, place)
      WHERE s.one -> 'reverses' IS DISTINCT FROM to_jsonb($2::int)), '[]') AS suggestions
    FROM bank_transaction r WHERE r.id = ANY ($1::int[])) AS kept
  WHERE t.id = kept.id`;

/** SQL: the table has no entity. */
export const IS_REVERSED = 'SELECT FROM bank_transaction WHERE reverses = $1';
