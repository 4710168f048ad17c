import type { Actor } from '#contracts';
import type { Transaction } from '../../platform/database/transaction.js';
import { AccountEntity } from './account.entity.js';
import { ApiTokenEntity } from './api-token.entity.js';

// SQL: reads both tables in one statement
const NAMES = {
  name: 'actor_names',
  text: `SELECT 'administrator' AS kind, id, split_part(email, '@', 1) AS name FROM app_user WHERE id = ANY($1)
    UNION ALL SELECT 'integration', id, name FROM api_token WHERE id = ANY($2)`,
};

/**
 * Adds the names of actors to records, in one statement: for an administrator the part of the email address before the
 * @, for a token its own name. Customers and guests have none.
 */
export async function withActorNames<T extends { readonly actor: Actor }>(
  db: Pick<Transaction, 'query'>,
  records: readonly T[],
): Promise<T[]> {
  const ids = (kind: Actor['kind']): number[] => [
    ...new Set(records.flatMap(({ actor }) => (actor.kind === kind && actor.id !== null ? [actor.id] : []))),
  ];
  const rows = await db.query<{ kind: string; id: number; name: string }>(NAMES, [
    ids('administrator'),
    ids('integration'),
  ]);
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return records.map((record) => ({
    ...record,
    actor: { ...record.actor, name: names.get(`${record.actor.kind} ${record.actor.id}`) ?? record.actor.name },
  }));
}

/** The email address of an account, or the name of a token; null if the id does not exist. */
export async function findActorName(
  { entities }: Pick<Transaction, 'entities'>,
  kind: Actor['kind'],
  id: number,
): Promise<string | null> {
  return kind === 'integration'
    ? ((await entities.findOneBy(ApiTokenEntity, { id }))?.name ?? null)
    : ((await entities.findOneBy(AccountEntity, { id }))?.email ?? null);
}
