import { IsNull, Not } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { RecoveryCodeEntity, SecondFactorEntity } from './second-factor.entity.js';

type Queries = Pick<Transaction, 'query'>;
type Entities = Pick<Transaction, 'entities'>;

const confirmed = (userId: number) => ({ user_id: userId, confirmed_at: Not(IsNull()) });

export const hasSecondFactor = ({ entities }: Entities, userId: number): Promise<boolean> =>
  entities.existsBy(SecondFactorEntity, confirmed(userId));

/** The second factor if it is confirmed; otherwise null. */
export const findConfirmed = ({ entities }: Entities, userId: number): Promise<SecondFactorEntity | null> =>
  entities.findOneBy(SecondFactorEntity, confirmed(userId));

/** The second factor, confirmed or not. */
export const findSecondFactor = ({ entities }: Entities, userId: number): Promise<SecondFactorEntity | null> =>
  entities.findOneBy(SecondFactorEntity, { user_id: userId });

export const lockSecondFactor = ({ entities }: Entities, userId: number): Promise<SecondFactorEntity | null> =>
  entities.findOne(SecondFactorEntity, { where: { user_id: userId }, lock: { mode: 'pessimistic_write' } });

export const allSecondFactors = ({ entities }: Entities): Promise<SecondFactorEntity[]> =>
  entities.find(SecondFactorEntity);

/** Stores the secret of an unconfirmed factor; false if the account has a confirmed one. */
export async function beginSecondFactor(db: Queries, userId: number, secret: string, now: Date): Promise<boolean> {
  // SQL: one statement, which never replaces a factor that another request confirms at the same time
  const begun = await db.query(
    `INSERT INTO second_factor AS f (user_id, secret, begun_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, begun_at = excluded.begun_at, last_step = 0
     WHERE f.confirmed_at IS NULL RETURNING user_id`,
    [userId, secret, now],
  );
  return begun.length > 0;
}

export async function confirmSecondFactor({ entities }: Entities, userId: number, now: Date): Promise<void> {
  await entities.update(SecondFactorEntity, { user_id: userId }, { confirmed_at: now });
}

/** Marks the time step of an app's code as used; false if that step, or a later one, was used before. */
export async function takeStep(db: Queries, userId: number, step: number): Promise<boolean> {
  // SQL: one statement, so that only one of two concurrent requests with the same code succeeds
  const taken = await db.query(
    'UPDATE second_factor SET last_step = $2 WHERE user_id = $1 AND last_step < $2 RETURNING user_id',
    [userId, step],
  );
  return taken.length > 0;
}

/** False if the secret has changed meanwhile. */
export async function replaceSecret(
  { entities }: Entities,
  { user_id, secret }: Pick<SecondFactorEntity, 'user_id' | 'secret'>,
  sealed: string,
): Promise<boolean> {
  const { affected } = await entities.update(SecondFactorEntity, { user_id, secret }, { secret: sealed });
  return affected === 1;
}

/**
 * Removes the second factor with its recovery codes. Returns true if it was confirmed; false if it was not, or did not
 * exist.
 */
export async function removeSecondFactor(tx: Queries, userId: number): Promise<boolean> {
  // SQL: one statement, so that only one of two concurrent requests reports the removal
  const removed = await tx.query<{ confirmed_at: Date | null }>(
    'DELETE FROM second_factor WHERE user_id = $1 RETURNING confirmed_at',
    [userId],
  );
  return Boolean(removed[0]?.confirmed_at);
}

/** Deletes at most `limit` factors that were begun at `before` or earlier and never confirmed. Returns their number. */
export async function deleteUnconfirmed(db: Queries, before: Date, limit: number): Promise<number> {
  // SQL: TypeORM's deletions have no limit. Rows are named by ctid, which changes when a factor is confirmed, so
  // that a factor that is confirmed meanwhile is kept
  const deleted = await db.query(
    `DELETE FROM second_factor WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM second_factor WHERE confirmed_at IS NULL AND begun_at <= $1 LIMIT $2)) RETURNING user_id`,
    [before, limit],
  );
  return deleted.length;
}

export const countRecoveryCodes = ({ entities }: Entities, userId: number): Promise<number> =>
  entities.countBy(RecoveryCodeEntity, { user_id: userId, used_at: IsNull() });

/** Marks a recovery code as used; false if the account does not have it, or it was used before. */
export async function takeRecoveryCode(db: Queries, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  // SQL: one statement, so that only one of two concurrent requests with the same code succeeds
  const taken = await db.query(
    'UPDATE recovery_code SET used_at = $3 WHERE user_id = $1 AND hash = $2 AND used_at IS NULL RETURNING user_id',
    [userId, hash, now],
  );
  return taken.length > 0;
}

/** Replaces all recovery codes of the account. */
export async function replaceRecoveryCodes(
  { entities }: Entities,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await entities.delete(RecoveryCodeEntity, { user_id: userId });
  await entities.insert(
    RecoveryCodeEntity,
    hashes.map((hash) => ({ user_id: userId, hash })),
  );
}
