import { Raw, type QueryDeepPartialEntity } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { AccountEntity } from './account.entity.js';
import { hasSecondFactor } from './second-factor-rows.js';
import { deleteSessionsOf } from './session-rows.js';

type Queries = Pick<Transaction, 'query'>;
type Entities = Pick<Transaction, 'entities'>;
export type NewAccount = Pick<AccountEntity, 'email' | 'password_hash' | 'role'> & Partial<AccountEntity>;

/** The account of an email address; case is ignored. */
export const findByEmail = ({ entities }: Entities, email: string): Promise<AccountEntity | null> =>
  // SQL: the index is on the address in lower case
  entities.findOneBy(AccountEntity, { email: Raw((column) => `lower(${column}) = lower(:email)`, { email }) });

/** Returns the id; null if the address has an account. */
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

/** Changes the given members, without incrementing the version, which counts changes by administrators. */
export async function updateAccount(
  { entities }: Entities,
  id: number,
  changes: QueryDeepPartialEntity<AccountEntity>,
): Promise<void> {
  await entities.update(AccountEntity, { id }, changes);
}

/** Changes the given members and increments the version. */
export async function updateAdministrator(
  tx: Entities,
  id: number,
  changes: Pick<AccountEntity, 'role' | 'active' | 'language'>,
): Promise<void> {
  // SQL: increments the stored value
  await updateAccount(tx, id, { ...changes, version: () => 'version + 1' });
}

/** Locks the account; the result lacks the password hash. */
export const lockAccount = ({ entities }: Entities, id: number): Promise<AccountEntity | null> =>
  entities.findOne(AccountEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Replaces the hash if the former one is still stored. */
export async function replaceHash({ entities }: Entities, id: number, former: string, hash: string): Promise<void> {
  await entities.update(AccountEntity, { id, password_hash: former }, { password_hash: hash });
}

/** Sets the password, accepts an invitation, and withdraws a change of the address. */
export async function setPassword(tx: Queries, id: number, hash: string, now: Date): Promise<void> {
  // SQL: the stamp of sessions must differ from the former one, whatever the clock returns
  await tx.query(
    `UPDATE app_user SET password_hash = $2, invited_at = NULL, pending_email = NULL,
     password_changed_at = greatest($3, password_changed_at + interval '1 microsecond') WHERE id = $1`,
    [id, hash, now],
  );
}

/** The oldest owner who can log in. */
export const firstOwner = ({ entities }: Entities): Promise<Pick<AccountEntity, 'email' | 'password_hash'> | null> =>
  entities.findOne(AccountEntity, {
    select: { id: true, email: true, password_hash: true },
    where: { role: 'owner', active: true },
    order: { id: 'ASC' },
  });

/**
 * Inserts an owner with a verified address from the server's settings; an existing account with the address becomes the
 * owner.
 */
export async function insertOwner(
  tx: Queries,
  email: string,
  hash: string,
): Promise<Pick<AccountEntity, 'id' | 'email'>> {
  // SQL: one statement, whether the address has an account or not
  const [row] = await tx.query<{ id: number; email: string }>(
    `INSERT INTO app_user (email, password_hash, role, email_verified_at) VALUES ($1, $2, 'owner', now())
     ON CONFLICT ((lower(email))) DO UPDATE SET role = 'owner', active = true, password_hash = excluded.password_hash,
       password_changed_at = now()
     RETURNING id, email`,
    [email, hash],
  );
  return row!;
}

/** Deletes the account with its sessions. */
export async function deleteAccount(tx: Entities, id: number): Promise<void> {
  await deleteSessionsOf(tx, id);
  await tx.entities.delete(AccountEntity, { id });
}

/** The account for the export of personal data, without hashes and secrets; null if it does not exist. */
export async function exportedAccount(tx: Entities, id: number): Promise<object | null> {
  const account = await tx.entities.findOne(AccountEntity, {
    select: {
      id: true,
      email: true,
      role: true,
      active: true,
      language: true,
      created_at: true,
      last_login_at: true,
      password_changed_at: true,
    },
    where: { id },
  });
  return account && { ...account, second_factor: await hasSecondFactor(tx, id) };
}
