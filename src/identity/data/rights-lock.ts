import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { insufficientRole } from '../../platform/access/insufficient-rights.js';
import { authErrors } from '../identity.errors.js';

/** Key of the advisory lock: any number that nothing else uses. */
const LOCK = 4_917_003;

/**
 * Serializes changes of rights until the transaction ends: of two owners who take each other's role at the same time, the
 * second no longer has the right to.
 * @throws owner_needed when the caller is no longer an owner, or a token that was revoked meanwhile
 */
export async function lockRights(tx: Transaction, caller: Caller): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const rows =
    caller.userId === null
      ? await tx.query('SELECT FROM api_token WHERE id = $1 AND revoked_at IS NULL', [caller.tokenId])
      : await tx.query("SELECT FROM app_user WHERE id = $1 AND role = 'owner' AND active", [caller.userId]);
  if (rows.length === 0) throw insufficientRole('owner');
}

/** Requires another owner who can log in. @throws last_owner */
export async function mustLeaveAnOwner(tx: Transaction, withoutId: number): Promise<void> {
  const others = await tx.query(
    "SELECT FROM app_user WHERE role = 'owner' AND active AND invited_at IS NULL AND id <> $1 LIMIT 1",
    [withoutId],
  );
  if (others.length === 0) throw authErrors.last_owner();
}
