import type { Transaction } from '../../platform/database/transaction.js';
import type { Person } from '../personal-data.js';

type Queries = Pick<Transaction, 'query'>;

export interface DoneMail {
  readonly id: string;
  /** Whether the mail counts towards the hourly limit of its address. */
  readonly counted: boolean;
}

/**
 * Selection of mails: of deleted accounts and erased customers (all or one, including mails without any recipient
 * record), of anonymized orders, or before a time.
 */
export type MailSelection = 'orphaned' | 'of_anonymized_orders' | { readonly of: Person } | { readonly before: Date };

// SQL: the export and the deletion of a person's mails share this condition; `$2`: account, `$3`: customer
const OF_PERSON = '(user_id = $2 OR order_id IN (SELECT id FROM shop_order WHERE customer_id = $3))';
// SQL: has conditions on accounts, orders and customers
/** Mails of a deleted account, or of an order without an email address whose customer was erased. */
const ORPHANED = `(
  (user_id IS NOT NULL AND NOT EXISTS (SELECT FROM app_user u WHERE u.id = mail.user_id))
  OR order_id IN (SELECT o.id FROM shop_order o JOIN customer c ON c.id = o.customer_id WHERE c.erased_at IS NOT NULL
    AND o.email IS NULL)
)`;
// SQL: has a condition on the requests for the mail
/** Back-in-stock mails whose request was deleted: erased, cancelled, or too old. */
const UNREQUESTED = `(kind = 'back_in_stock' AND NOT EXISTS (SELECT FROM stock_alert a
  WHERE a.id::text = mail.data ->> 'alert_id'))`;
// SQL: uses PostgreSQL's clock, as the limit of emails does
/**
 * Mails that count towards the hourly limit of their address. The row is kept without its contents until the hour is
 * over: otherwise erasing the account and registering again would reset the count.
 */
const COUNTED = `(budget_key IS NOT NULL AND send_after > now() - interval '1 hour')`;

/** Up to `limit` emails that are no longer waiting. */
export function findDoneMails(db: Queries, selection: MailSelection, limit: number): Promise<DoneMail[]> {
  const [condition, values] = conditionOf(selection);
  // SQL: has conditions on other tables; rows that were emptied before are left out
  return db.query<DoneMail>(
    `SELECT id, coalesce(${COUNTED}, false) AS counted FROM mail
     WHERE state <> 'queued' AND ${condition} AND NOT coalesce(recipient = '' AND ${COUNTED}, false) LIMIT $1`,
    [limit, ...values],
  );
}

function conditionOf(selection: MailSelection): [condition: string, values: unknown[]] {
  // SQL: has conditions on other tables
  if (selection === 'orphaned') return [`(${ORPHANED} OR ${UNREQUESTED})`, []];
  if (selection === 'of_anonymized_orders')
    return ['order_id IN (SELECT id FROM shop_order WHERE anonymized_at IS NOT NULL)', []];
  if ('before' in selection) return ['created_at < $2', [selection.before]];
  return [`((${OF_PERSON} AND ${ORPHANED}) OR ${UNREQUESTED})`, [selection.of.userId, selection.of.customerId]];
}

/** Empties mails that count towards a limit, and deletes the others. */
export async function deleteMails(db: Queries, mails: readonly DoneMail[]): Promise<void> {
  const idsOf = (counted: boolean): string[] => mails.filter((mail) => mail.counted === counted).map(({ id }) => id);
  // SQL: handles many mails at once by an array of their ids
  await db.query(
    `UPDATE mail SET recipient = '', subject = NULL, data = '{}', last_error = NULL WHERE id = ANY($1::uuid[])`,
    [idsOf(true)],
  );
  await db.query('DELETE FROM mail WHERE id = ANY($1::uuid[])', [idsOf(false)]);
}

/**
 * Mails for the export, oldest first, without their texts.
 * @param toStaff kinds of mails about a customer's orders that are sent to staff
 */
export function mailsOf(db: Queries, { userId, customerId }: Person, toStaff: readonly string[]): Promise<object[]> {
  // SQL: has a condition on the orders
  return db.query(
    `SELECT id, kind, subject, recipient, language, state, order_id, created_at, sent_at FROM mail
     WHERE ${OF_PERSON} AND kind <> ALL ($4::text[]) ORDER BY created_at, id LIMIT $1`,
    [5000, userId, customerId, toStaff],
  );
}
