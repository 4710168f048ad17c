import type { Transaction } from '../../platform/database/transaction.js';
import { CategoryEntity } from './category.entity.js';
import type { CategoryColumns } from './category-rows.js';
import { ProductEntity } from './product.entity.js';
import type { ProductColumns } from './product-rows.js';

/** Records with an alias, by table name. */
const ENTITIES = { product: ProductEntity, category: CategoryEntity };
export type Aliased = keyof typeof ENTITIES;
export type ColumnsOf<K extends Aliased> = { product: ProductColumns; category: CategoryColumns }[K];

/** Inserts a record unless its alias is taken. Returns the new id, or null if the alias is taken. */
export async function insertWithAlias<K extends Aliased>(
  tx: Transaction,
  kind: K,
  columns: ColumnsOf<K>,
): Promise<number | null> {
  const { raw } = await tx.entities
    .createQueryBuilder()
    .insert()
    .into<ProductEntity | CategoryEntity>(ENTITIES[kind])
    .values(columns)
    // ON CONFLICT (alias) overwrites no column and does nothing, while a duplicate SKU is an error.
    .orUpdate([], ['alias'])
    .updateEntity(false)
    .returning(['id'])
    .execute();
  return (raw as Array<{ id: number }>)[0]?.id ?? null;
}

/**
 * Whether an alias is taken, and the highest number appended to it. SQL: reads both in one statement; PostgreSQL
 * extracts the number from the aliases.
 */
export async function findAlias(
  tx: Transaction,
  kind: Aliased,
  alias: string,
): Promise<{ taken: boolean; last: number }> {
  const [row] = await tx.query<{ taken: boolean; last: number }>(
    `SELECT EXISTS (SELECT FROM ${kind} WHERE alias = $1) AS taken,
      (SELECT coalesce(max(substring(alias FROM length($1) + 2)::int), 1) FROM ${kind}
       WHERE alias LIKE $1 || '-%' AND substring(alias FROM length($1) + 2) ~ '^[0-9]{1,8}$') AS last`,
    [alias],
  );
  return row!;
}
