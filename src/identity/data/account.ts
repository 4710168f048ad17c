import type { Transaction } from '../../platform/database/transaction.js';
import type { AccountRole } from '../../platform/access/caller.js';

/** A row of app_user with its customer. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly password_hash: string;
  readonly role: AccountRole;
  readonly active: boolean;
  /**
   * Whether the owner has proven to read the mail of the address. True for administrators, by their invitation or
   * because they run the server.
   */
  readonly email_verified: boolean;
  /** Requested new address, which is used once it is verified. */
  readonly pending_email: string | null;
  /** Null for administrators. */
  readonly customer_id: number | null;
  /** Changes with the password; see SessionData.stamp. */
  readonly stamp: string;
}

// SQL: this read is frequent; the customer's id is included, because sessions need it
const COLUMNS = `SELECT u.id, u.email, u.password_hash, u.role, u.active, u.role <> 'customer'
  OR u.email_verified_at IS NOT NULL AS email_verified, u.pending_email,
  c.id AS customer_id,
  extract(epoch FROM u.password_changed_at)::text AS stamp
  FROM app_user u LEFT JOIN customer c ON c.user_id = u.id`;

export async function accountByEmail(db: Pick<Transaction, 'query'>, email: string): Promise<Account | null> {
  const [row] = await db.query<Account>(
    { name: 'account_by_email', text: `${COLUMNS} WHERE lower(u.email) = lower($1)` },
    [email],
  );
  return row ?? null;
}

export async function accountById(db: Pick<Transaction, 'query'>, id: number): Promise<Account | null> {
  const [row] = await db.query<Account>({ name: 'account_by_id', text: `${COLUMNS} WHERE u.id = $1` }, [id]);
  return row ?? null;
}
