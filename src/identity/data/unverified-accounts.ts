import { In } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { AccountEntity } from './account.entity.js';
import { deleteSessionsOf } from './session-rows.js';

type Queries = Pick<Transaction, 'query'>;
type Entities = Pick<Transaction, 'entities'>;

/**
 * Deletes the account of an address that was never verified, so that the address's owner can register: its sessions
 * end, its orders become a guest's, and the next account gets none of its data. Returns the id; null if there is none.
 * A verified account is kept.
 */
export async function removeUnverified(
  tx: Queries & Entities,
  email: string,
  exceptId: number | null = null,
): Promise<number | null> {
  // SQL: one statement, which does not delete an account that is verified at the same time
  const [account] = await tx.query<{ id: number }>(
    `DELETE FROM app_user WHERE lower(email) = lower($1) AND role = 'customer' AND email_verified_at IS NULL
     AND id IS DISTINCT FROM $2 RETURNING id`,
    [email, exceptId],
  );
  if (!account) return null;
  await deleteSessionsOf(tx, account.id);
  return account.id;
}

/** Returns whether the account is a customer's and was not verified before. */
export async function verifyCustomer(tx: Queries, id: number): Promise<boolean> {
  // SQL: one statement, which also returns the previous state
  const [unverified] = await tx.query<{ role: string }>(
    'UPDATE app_user SET email_verified_at = now() WHERE id = $1 AND email_verified_at IS NULL RETURNING role',
    [id],
  );
  return unverified?.role === 'customer';
}

/**
 * Locks customers' accounts from `before` or earlier that were never verified, at most `limit`, without waiting for
 * other locks.
 */
export async function lockUnverified(tx: Queries, before: Date, limit: number): Promise<number[]> {
  // SQL: takes a lock that skips rows locked by others
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
