import { In } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { AccountEntity } from './account.entity.js';
import { deleteSessionsOf } from './session-rows.js';

type Queries = Pick<Transaction, 'query'>;
type Entities = Pick<Transaction, 'entities'>;

/**
 * Removes the account of an address that was never verified, so that its real owner can have it: its sessions end, its
 * orders stay as a guest's, and none of its data goes to the next account. Answers its id; null when there is none. A
 * verified account stays.
 */
export async function removeUnverified(
  tx: Queries & Entities,
  email: string,
  exceptId: number | null = null,
): Promise<number | null> {
  // SQL: one statement, which does not remove an account that is verified meanwhile
  const [account] = await tx.query<{ id: number }>(
    `DELETE FROM app_user WHERE lower(email) = lower($1) AND role = 'customer' AND email_verified_at IS NULL
     AND id IS DISTINCT FROM $2 RETURNING id`,
    [email, exceptId],
  );
  if (!account) return null;
  await deleteSessionsOf(tx, account.id);
  return account.id;
}

/** Answers whether it is a customer's that was not verified before. */
export async function verifyCustomer(tx: Queries, id: number): Promise<boolean> {
  // SQL: one statement says what the account was, too
  const [unverified] = await tx.query<{ role: string }>(
    'UPDATE app_user SET email_verified_at = now() WHERE id = $1 AND email_verified_at IS NULL RETURNING role',
    [id],
  );
  return unverified?.role === 'customer';
}

/**
 * Customers' accounts of `before` or earlier, never verified, at most `limit`. They are locked; nothing waits for it.
 */
export async function lockUnverified(tx: Queries, before: Date, limit: number): Promise<number[]> {
  // SQL: a lock that leaves out what others have locked
  const rows = await tx.query<{ id: number }>(
    `SELECT id FROM app_user WHERE role = 'customer' AND email_verified_at IS NULL AND created_at <= $1
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

export async function deleteAccounts({ entities }: Entities, ids: readonly number[]): Promise<void> {
  await entities.delete(AccountEntity, { id: In(ids) });
}
