import { IsNull, Not } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { insufficientRole } from '../../platform/access/insufficient-rights.js';
import { authErrors } from '../identity.errors.js';
import { AccountEntity } from './account.entity.js';
import { ApiTokenEntity } from './api-token.entity.js';

/** Keys of the advisory locks: arbitrary numbers that nothing else uses. */
const RIGHTS_LOCK = 4_917_003;
const FIRST_OWNER_LOCK = 4_917_002;

/**
 * Serializes changes of rights until the transaction ends: if two owners remove each other's role at the same time, the
 * second one is refused.
 * @throws owner_needed if the caller is no longer an owner, or is a token that was revoked meanwhile
 */
export async function lockRights(tx: Transaction, caller: Caller): Promise<void> {
  // SQL: takes a lock
  await tx.query('SELECT pg_advisory_xact_lock($1)', [RIGHTS_LOCK]);
  if (!(await hasRight(tx, caller))) throw insufficientRole('owner');
}

async function hasRight({ entities }: Transaction, { userId, tokenId }: Caller): Promise<boolean> {
  if (userId !== null) return entities.existsBy(AccountEntity, { id: userId, role: 'owner', active: true });
  return tokenId !== null && entities.existsBy(ApiTokenEntity, { id: tokenId, revoked_at: IsNull() });
}

/** Ensures that only one of several starting instances creates the first owner. */
export async function lockFirstOwner(tx: Pick<Transaction, 'query'>): Promise<void> {
  // SQL: takes a lock
  await tx.query('SELECT pg_advisory_xact_lock($1)', [FIRST_OWNER_LOCK]);
}

/** Requires another owner who can log in. @throws last_owner */
export async function mustLeaveAnOwner(tx: Transaction, withoutId: number): Promise<void> {
  const others = { role: 'owner', active: true, invited_at: IsNull(), id: Not(withoutId) } as const;
  if (!(await tx.entities.existsBy(AccountEntity, others))) throw authErrors.last_owner();
}
