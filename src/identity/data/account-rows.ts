import { Raw, type QueryDeepPartialEntity } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { AccountEntity } from './account.entity.js';

type Entities = Pick<Transaction, 'entities'>;
export type NewAccount = Pick<AccountEntity, 'email' | 'password_hash' | 'role'> & Partial<AccountEntity>;

/** The account that an address belongs to, however it is written. */
export const findByEmail = ({ entities }: Entities, email: string): Promise<AccountEntity | null> =>
  // SQL: the index is on the address in lower case
  entities.findOneBy(AccountEntity, { email: Raw((column) => `lower(${column}) = lower(:email)`, { email }) });

/** Answers its id; null when the address has an account. */
export async function insertAccount({ entities }: Entities, account: NewAccount): Promise<number | null> {
  const made = await entities
    .createQueryBuilder()
    .insert()
    .into(AccountEntity)
    .values(account)
    .orIgnore()
    .returning('id')
    .updateEntity(false)
    .execute();
  return (made.raw as Array<{ id: number }>)[0]?.id ?? null;
}

/** Changes what is given, and nothing else: `version` does not count on by itself. */
export async function updateAccount(
  { entities }: Entities,
  id: number,
  changes: QueryDeepPartialEntity<AccountEntity>,
): Promise<void> {
  await entities.update(AccountEntity, { id }, changes);
}
