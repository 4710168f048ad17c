import type { BankTransaction } from '../domain/bank-transaction.js';
import { FROM_TRANSACTIONS, TRANSACTION_COLUMNS } from './transaction-row.js';

/** The data of a return, stored or not, by which the credits that it may concern are found. */
export type SoughtReturn = Pick<
  BankTransaction,
  | 'accountId'
  | 'amount'
  | 'isIncoming'
  | 'bookedOn'
  | 'counterpartyAccount'
  | 'counterpartyName'
  | 'endToEndId'
  | 'bankReference'
  | 'creditorReference'
>;

/** A row `r` of `RETURNABLE`; the amount is in minor units and, as stored, negative if the return is outgoing. */
export const soughtReturn = ({ amount, isIncoming, ...returned }: SoughtReturn, place: number): object => ({
  place,
  account_id: returned.accountId,
  amount: (isIncoming ? amount : amount.negate()).minor.toString(),
  booked_on: returned.bookedOn,
  counterparty_account: returned.counterpartyAccount,
  counterparty_name: returned.counterpartyName,
  end_to_end_id: returned.endToEndId,
  bank_reference: returned.bankReference,
  creditor_reference: returned.creditorReference,
});

/**
 * Credits in the given states that a return `r` may concern. Those with its party or one of its references come first,
 * so that the limit does not leave them out; then the newest. SQL: is part of a statement with a lateral join.
 */
const likelyCredits = (states: string): string => `(SELECT c.id FROM bank_transaction c
    WHERE c.account_id = r.account_id AND c.state IN (${states}) AND c.kind = 'credit' AND c.amount = -r.amount
      AND c.booked_on <= r.booked_on AND c.booked_on > r.booked_on - 100
      AND NOT EXISTS (SELECT FROM bank_transaction other WHERE other.reverses = c.id)
    ORDER BY coalesce(c.counterparty_account = r.counterparty_account, false)
        OR coalesce(lower(c.counterparty_name) = lower(r.counterparty_name), false)
        OR coalesce(c.end_to_end_id = r.end_to_end_id, false) OR coalesce(c.bank_reference = r.bank_reference, false)
        OR coalesce(c.creditor_reference = r.creditor_reference, false) DESC,
      c.booked_on DESC, c.id DESC LIMIT 100)`;

/**
 * For each of the returns, the credits that it may concern: first the booked ones, then those that wait for a decision.
 * Each group has its own limit, so many booked credits of an amount do not hide one that waits.
 * SQL: reads the returns from JSON, and uses a lateral join.
 */
export const RETURNABLE = `SELECT found.place, ${TRANSACTION_COLUMNS} ${FROM_TRANSACTIONS}
  JOIN (SELECT r.place, c.id FROM jsonb_to_recordset($1) AS r (place int, account_id int, amount bigint, booked_on date,
      counterparty_account text, counterparty_name text, end_to_end_id text, bank_reference text, creditor_reference text)
    CROSS JOIN LATERAL (
      ${likelyCredits("'matched'")} UNION ALL ${likelyCredits("'unmatched', 'suggested'")}) c) found
    ON found.id = t.id
  ORDER BY found.place, t.state = 'matched' DESC, t.booked_on DESC, t.id DESC`;

/**
 * Bank returns that wait for a decision and have the account and the amount of one of the credits. SQL: compares rows.
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
