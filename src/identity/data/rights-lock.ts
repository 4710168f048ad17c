import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { insufficientRole } from '../../platform/access/insufficient-rights.js';
import { authErrors } from '../identity.errors.js';

/** Any number will do, if all take the same. */
const LOCK = 4_917_003;

/**
 * Changes of rights follow each other, whoever makes them: of two owners who take each other's role at once, the second finds
 * itself without the right to.
 * @throws owner_needed when the caller is no owner any more, or a token that was revoked meanwhile
 */
export async function lockRights(tx: Transaction, caller: Caller): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const rows =
    caller.userId === null
      ? await tx.query('SELECT FROM api_token WHERE id = $1 AND revoked_at IS NULL', [caller.tokenId])
      : await tx.query("SELECT FROM app_user WHERE id = $1 AND role = 'owner' AND active", [caller.userId]);
  if (rows.length === 0) throw insufficientRole('owner');
}

/** Another owner who can log in must be left. @throws last_owner */
export async function mustLeaveAnOwner(tx: Transaction, withoutId: number): Promise<void> {
  const others = await tx.query(
    "SELECT FROM app_user WHERE role = 'owner' AND active AND invited_at IS NULL AND id <> $1 LIMIT 1",
    [withoutId],
  );
  if (others.length === 0) throw authErrors.last_owner();
}
