import { IsNull, MoreThan } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { EmailVerificationEntity } from './email-verification.entity.js';

type Entities = Pick<Transaction, 'entities'>;

/** The address that a link verifies, and its account. */
export type ProvenAddress = Pick<EmailVerificationEntity, 'user_id' | 'email'>;

export async function insertVerification(
  { entities }: Entities,
  verification: Pick<EmailVerificationEntity, 'token_hash' | 'user_id' | 'email' | 'expires_at'>,
): Promise<void> {
  await entities.insert(EmailVerificationEntity, verification);
}

/** Null if the link is unknown, was used, or has expired. */
export const findValidVerification = ({ entities }: Entities, hash: Buffer, now: Date): Promise<ProvenAddress | null> =>
  entities.findOneBy(EmailVerificationEntity, { token_hash: hash, used_at: IsNull(), expires_at: MoreThan(now) });

/** Marks the link as used; null if it is unknown, was used, or has expired. */
export async function claimVerification(
  tx: Pick<Transaction, 'query'>,
  hash: Buffer,
  now: Date,
): Promise<ProvenAddress | null> {
  // SQL: one statement, so that only one of two concurrent requests with the same link succeeds
  const [claimed] = await tx.query<ProvenAddress>(
    `UPDATE email_verification SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2
     RETURNING user_id, email`,
    [hash, now],
  );
  return claimed ?? null;
}

/** Invalidates unused links of the account. */
export async function endVerifications({ entities }: Entities, userId: number, now: Date): Promise<void> {
  await entities.update(EmailVerificationEntity, { user_id: userId, used_at: IsNull() }, { used_at: now });
}
