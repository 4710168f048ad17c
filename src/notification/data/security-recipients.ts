import type { Transaction } from '../../platform/database/transaction.js';

/** Recipient of a mail about a security event. */
export interface SecurityRecipient {
  readonly id: number;
  readonly email: string;
  readonly language: string | null;
  readonly is_administrator: boolean;
  readonly is_verified: boolean;
}

/**
 * The account, if one is given, and with `withOwners` all owners of the shop. Accounts that cannot log in are left out.
 */
export function securityRecipients(
  tx: Pick<Transaction, 'query'>,
  userId: number | null,
  withOwners: boolean,
): Promise<SecurityRecipient[]> {
  // SQL: one statement with the language of customers, which is stored in their table
  return tx.query(
    `SELECT u.id, u.email, coalesce(u.language, c.language) AS language, u.role <> 'customer' AS is_administrator,
       u.role <> 'customer' OR u.email_verified_at IS NOT NULL AS is_verified
     FROM app_user u LEFT JOIN customer c ON c.user_id = u.id
     WHERE u.active AND (u.id = $1 OR ($2 AND u.role = 'owner' AND u.invited_at IS NULL)) ORDER BY u.id`,
    [userId, withOwners],
  );
}
