import { IsNull, Not } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { lackingRole } from '../access/lacking.js';
import { AccountEntity } from '../data/account.entity.js';
import { ApiTokenEntity } from '../data/api-token.entity.js';
import { authErrors } from '../identity.errors.js';

/** Any number will do, if all take the same. */
const LOCK = 4_917_003;

/**
 * Changes of rights follow each other, whoever makes them: of two owners who take each other's role at once, the second finds
 * itself without the right to.
 * @throws owner_needed when the caller is no owner any more, or a token that was revoked meanwhile
 */
export async function lockRights(tx: Transaction, caller: Caller): Promise<void> {
  // SQL: a lock
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  if (!(await hasRight(tx, caller))) throw lackingRole('owner');
}

async function hasRight({ entities }: Transaction, { userId, tokenId }: Caller): Promise<boolean> {
  if (userId !== null) return entities.existsBy(AccountEntity, { id: userId, role: 'owner', active: true });
  return tokenId !== null && entities.existsBy(ApiTokenEntity, { id: tokenId, revoked_at: IsNull() });
}

/** Another owner who can log in must be left. @throws last_owner */
export async function mustLeaveAnOwner(tx: Transaction, withoutId: number): Promise<void> {
  const others = { role: 'owner', active: true, invited_at: IsNull(), id: Not(withoutId) } as const;
  if (!(await tx.entities.existsBy(AccountEntity, others))) throw authErrors.last_owner();
}
