import { In, IsNull, type Repository } from 'typeorm';
import { emailAddress, type Language } from '#kernel';
import { byName } from '../../platform/database/by-name.js';
import { likeCondition } from '../../platform/database/like-condition.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { CustomerEntity } from './customer.entity.js';

type Queries = Pick<Transaction, 'query'>;
type Entities = Pick<Transaction, 'entities'>;

export interface CustomerFilter {
  /** Id, email, phone or name, complete or in part. */
  readonly q: string | null;
  /** Customers with an account, or without; null: all. */
  readonly registered: boolean | null;
  /** Customers with this tag; null: all. */
  readonly tag: string | null;
  /** `created_at`, with a leading `-` for newest first. */
  readonly sort: string;
}

// SQL: a part of the statement that stores a guest's order, so that an order is one message (ADR 0009)
/**
 * Finds or creates a guest customer for the order in the record `o`, unless the order already has a customer. Guests
 * with the same email address are one customer. A typed address proves nothing, so the order fills only empty fields,
 * and the guest gets no access to other data of the customer.
 */
export const INSERT_GUEST = `INSERT INTO customer (email, guest_email, first_name, last_name, phone, language)
  SELECT o.email, nullif(lower(btrim(o.email)), ''), o.first_name, o.last_name, o.phone, o.language FROM o
  WHERE o.customer_id IS NULL
  ON CONFLICT (guest_email) DO UPDATE SET first_name = coalesce(customer.first_name, excluded.first_name),
    last_name = coalesce(customer.last_name, excluded.last_name), phone = coalesce(customer.phone, excluded.phone)
  RETURNING id`;

// SQL: lists the columns with personal data for the statements for one customer and for many
const ANONYMOUS = `user_id = NULL, first_name = NULL, last_name = NULL, email = NULL, guest_email = NULL, phone = NULL,
  shipping_address = NULL, shipping_city = NULL,
  shipping_state = NULL, shipping_zip = NULL, shipping_country = NULL, language = NULL,
  staff_note = NULL, tags = '{}', version = version + 1, updated_at = now()`;

/** Customers in the order of creation; each filter has its index. */
export async function listCustomers(
  customers: Repository<CustomerEntity>,
  { q, registered, tag, sort }: CustomerFilter,
  limit: number,
  offset: number,
): Promise<{ items: CustomerEntity[]; total: number }> {
  const query = customers
    .createQueryBuilder('c')
    .where('c.merged_into IS NULL')
    .orderBy('c.id', sort.startsWith('-') ? 'DESC' : 'ASC')
    .limit(limit)
    .offset(offset);
  // SQL: repeats the condition of a partial index
  if (registered !== null) query.andWhere(`c.user_id IS ${registered ? 'NOT ' : ''}NULL`);
  // SQL: repeats the conditions of the index of tags
  if (tag) query.andWhere(`c.tags @> ARRAY[:tag] AND c.tags <> '{}'`, { tag });
  if (q) {
    const parameters: Record<string, string> = {};
    const bind = (value: unknown): string => {
      const name = `q${Object.keys(parameters).length}`;
      parameters[name] = value as string;
      return `:${name}`;
    };
    query.andWhere(`(${likeCondition('c.search_text', emailAddress(q).toLowerCase(), bind)})`, parameters);
  }
  const [items, total] = await query.getManyAndCount();
  return { items, total };
}

export interface TagCount {
  readonly tag: string;
  readonly customers: number;
}

/** The two hundred most frequent tags. */
export const countTags = (db: Queries, language: Language): Promise<TagCount[]> =>
  // SQL: counts the elements of arrays
  db.query(
    `SELECT tag, count(*)::int AS customers FROM customer, unnest(tags) tag WHERE tags <> '{}'
     GROUP BY tag ORDER BY customers DESC, ${byName('tag', language)} LIMIT 200`,
  );

export const lockCustomer = ({ entities }: Entities, id: number): Promise<CustomerEntity | null> =>
  entities.findOne(CustomerEntity, { where: { id, mergedInto: IsNull() }, lock: { mode: 'pessimistic_write' } });

export type ProfileAddress = Pick<
  CustomerEntity,
  'shippingAddress' | 'shippingCity' | 'shippingState' | 'shippingZip' | 'shippingCountry'
>;

/** Replaces the address of the profile. */
export async function changeAddress({ entities }: Entities, id: number, address: ProfileAddress): Promise<void> {
  await entities.update(CustomerEntity, { id }, address);
}

/**
 * Locks customers in the order of their ids, except those merged into another one. Waits for orders that are being
 * placed for them (`holdingCustomer`). The lock allows the checks of foreign keys. Otherwise a deadlock is possible: a
 * request that updates an order twice causes such a check while it holds the order, for which the caller may wait.
 */
export const lockCustomers = ({ entities }: Entities, ids: readonly number[]): Promise<CustomerEntity[]> =>
  entities.find(CustomerEntity, {
    where: { id: In(ids), mergedInto: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });

/** Empties a locked customer who becomes part of another one. The row is kept, because events name its id. */
export async function mergeInto(tx: Queries, id: number, kept: number): Promise<void> {
  // SQL: clears the columns that the erasure clears; customers that were merged into this one before now refer to the
  // kept one
  await tx.query(`UPDATE customer SET ${ANONYMOUS}, merged_into = $2 WHERE id = $1`, [id, kept]);
  await tx.query('UPDATE customer SET merged_into = $2 WHERE merged_into = $1', [id, kept]);
}

/** Locks the account of a customer, but not the customer. Null if there is none, or if it is an administrator's. */
export async function lockAccountOf(tx: Queries, customerId: number): Promise<{ id: number; active: boolean } | null> {
  // SQL: finds the account by its customer, and locks only the account
  const [account] = await tx.query<{ id: number; active: boolean }>(
    `SELECT u.id, u.active FROM customer c JOIN app_user u ON u.id = c.user_id
     WHERE c.id = $1 AND u.role = 'customer' FOR UPDATE OF u`,
    [customerId],
  );
  return account ?? null;
}

/**
 * Locks the customer as `lockCustomers` does. `userId` is the customer's account; null for an administrator's account,
 * which is kept.
 */
export async function lockToErase(
  tx: Queries,
  id: number,
): Promise<{ userId: number | null; erasedAt: Date | null } | null> {
  // SQL: locks only the row of the customer, and reads its account in the same statement
  const [row] = await tx.query<{ userId: number | null; erasedAt: Date | null }>(
    `SELECT c.erased_at AS "erasedAt",
       (SELECT u.id FROM app_user u WHERE u.id = c.user_id AND u.role = 'customer') AS "userId"
     FROM customer c WHERE c.id = $1 AND c.merged_into IS NULL FOR NO KEY UPDATE OF c`,
    [id],
  );
  return row ?? null;
}

/**
 * Erases a customer. The empty row is kept, because orders and statistics refer to it. Customers that became part of
 * this one count as erased too.
 */
export async function anonymizeCustomer(tx: Queries, id: number, now: Date): Promise<void> {
  // SQL: clears the columns that the statement for many customers clears
  await tx.query(`UPDATE customer SET ${ANONYMOUS}, erased_at = $2 WHERE id = $1 OR merged_into = $1`, [id, now]);
}

/** Anonymizes guests from before `before` whose orders are all anonymized, at most `limit`. Returns their number. */
export async function anonymizeOldGuests(db: Queries, before: Date, now: Date, limit: number): Promise<number> {
  // SQL: skips rows that others have locked, and has a condition on the orders
  const anonymized = await db.query(
    `UPDATE customer SET ${ANONYMOUS}, erased_at = $2 WHERE id IN (
       SELECT id FROM customer c WHERE user_id IS NULL AND erased_at IS NULL AND created_at < $1
         AND NOT EXISTS (SELECT FROM shop_order o WHERE o.customer_id = c.id AND o.anonymized_at IS NULL)
       ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING id`,
    [before, now, limit],
  );
  return anonymized.length;
}

/** Turns the customer of an account into a guest. Returns whether there was one. */
export async function detachCustomer(tx: Queries, userId: number): Promise<boolean> {
  // SQL: leaves the version unchanged, and returns in one statement whether there was a customer
  return (await tx.query('UPDATE customer SET user_id = NULL WHERE user_id = $1 RETURNING id', [userId])).length > 0;
}

export async function customerIdsOf({ entities }: Entities, userIds: readonly number[]): Promise<number[]> {
  const rows = await entities.find(CustomerEntity, { select: { id: true }, where: { userId: In(userIds) } });
  return rows.map(({ id }) => id);
}

/** Deletes customers without orders; the others are kept for their orders. */
export async function deleteWithoutOrders(tx: Queries, ids: readonly number[]): Promise<void> {
  // SQL: has a condition on the orders, which belong to another module
  await tx.query(
    `DELETE FROM customer WHERE id = ANY ($1::int[])
     AND NOT EXISTS (SELECT FROM shop_order o WHERE o.customer_id = customer.id)`,
    [ids],
  );
}
