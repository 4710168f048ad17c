import type { Transaction } from '../../platform/database/transaction.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an account may wait for its address to be verified (decisions §18). */
export const UNVERIFIED_KEPT_MS = 30 * DAY_MS;

/** Rows `u` of app_user created before `$1`, without a verified address. */
const EXPIRED = `u.role = 'customer' AND u.email_verified_at IS NULL AND u.created_at <= $1`;

/**
 * For `Housekeeping.register`, with UNVERIFIED_KEPT_MS: what is deleted with accounts that were never verified;
 * referencing rows first. A customer who has ordered stays for the orders, as a guest.
 */
export const EXPIRED_OWNER_KEYS = `holder IN (SELECT 'c:' || c.id FROM customer c JOIN app_user u ON u.id = c.user_id WHERE ${EXPIRED})`;
export const EXPIRED_CUSTOMERS = `user_id IN (SELECT u.id FROM app_user u WHERE ${EXPIRED})
  AND NOT EXISTS (SELECT FROM shop_order o WHERE o.customer_id = customer.id)`;
export const EXPIRED_ACCOUNTS = `id IN (SELECT u.id FROM app_user u WHERE ${EXPIRED})`;

/**
 * Removes the account of an address that was never verified, so that its real owner can have it: its sessions end, its
 * orders stay as a guest's, and none of its data goes to the next account. Answers its id; null when there is none. A
 * verified account stays.
 */
export async function removeUnverified(
  tx: Pick<Transaction, 'query'>,
  email: string,
  exceptId: number | null = null,
): Promise<number | null> {
  const [account] = await tx.query<{ id: number }>(
    `DELETE FROM app_user WHERE lower(email) = lower($1) AND role = 'customer' AND email_verified_at IS NULL AND id IS DISTINCT FROM $2 RETURNING id`,
    [email, exceptId],
  );
  if (!account) return null;
  await tx.query('DELETE FROM session WHERE user_id = $1', [account.id]);
  return account.id;
}

/**
 * The owner of an address has set a password by its mail, on an account that was registered without verifying it. That
 * may have been another person: their data moves to a guest customer, and the account starts empty. A verified account
 * stays.
 */
export async function takeOverUnverified(tx: Pick<Transaction, 'query'>, userId: number): Promise<void> {
  const unverified = await tx.query(
    `UPDATE app_user SET email_verified_at = now() WHERE id = $1 AND email_verified_at IS NULL RETURNING role`,
    [userId],
  );
  if (unverified.length === 0 || unverified[0]!['role'] !== 'customer') return;
  const [former] = await tx.query<{ email: string }>(
    'UPDATE customer SET user_id = NULL WHERE user_id = $1 RETURNING email',
    [userId],
  );
  if (former)
    await tx.query('INSERT INTO customer (user_id, email) SELECT id, email FROM app_user WHERE id = $1', [userId]);
}
