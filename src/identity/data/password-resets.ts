import { IsNull, MoreThan } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { PasswordResetEntity } from './password-reset.entity.js';

type Entities = Pick<Transaction, 'entities'>;

export async function insertReset(
  { entities }: Entities,
  reset: Pick<PasswordResetEntity, 'token_hash' | 'user_id' | 'expires_at'>,
): Promise<void> {
  await entities.insert(PasswordResetEntity, reset);
}

/** null when it is unknown, was used, or has expired. */
export const findValidReset = ({ entities }: Entities, hash: Buffer, now: Date): Promise<PasswordResetEntity | null> =>
  entities.findOneBy(PasswordResetEntity, { token_hash: hash, used_at: IsNull(), expires_at: MoreThan(now) });

/** Uses it up; false when it is unknown, was used, or has expired. */
export async function claimReset(tx: Pick<Transaction, 'query'>, hash: Buffer, now: Date): Promise<boolean> {
  // SQL: one statement, which of two requests with the same link only one succeeds with
  const claimed = await tx.query(
    `UPDATE password_reset SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2
     RETURNING user_id`,
    [hash, now],
  );
  return claimed.length > 0;
}

/** Links of the account that were not used do nothing from now on. */
export async function endResets({ entities }: Entities, userId: number, now: Date): Promise<void> {
  await entities.update(PasswordResetEntity, { user_id: userId, used_at: IsNull() }, { used_at: now });
}
