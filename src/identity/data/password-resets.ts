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

/** Null if the link is unknown, was used, or has expired. */
export const findValidReset = ({ entities }: Entities, hash: Buffer, now: Date): Promise<PasswordResetEntity | null> =>
  entities.findOneBy(PasswordResetEntity, { token_hash: hash, used_at: IsNull(), expires_at: MoreThan(now) });

/** Marks the link as used; false if it is unknown, was used, or has expired. */
export async function claimReset(tx: Pick<Transaction, 'query'>, hash: Buffer, now: Date): Promise<boolean> {
  // SQL: one statement, so that only one of two concurrent requests with the same link succeeds
  const claimed = await tx.query(
    `UPDATE password_reset SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2
     RETURNING user_id`,
    [hash, now],
  );
  return claimed.length > 0;
}

/** Invalidates unused links of the account. */
export async function endResets({ entities }: Entities, userId: number, now: Date): Promise<void> {
  await entities.update(PasswordResetEntity, { user_id: userId, used_at: IsNull() }, { used_at: now });
}
