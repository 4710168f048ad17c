import { slugify } from '#kernel';
import { isUniqueViolation } from '../../../platform/database/pg-errors.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { catalogErrors } from '../../catalog.errors.js';
import { findAlias, insertWithAlias, type Aliased, type ColumnsOf } from '../../data/alias.js';

/**
 * Inserts a record; returns its id and alias. A missing alias is made from the name, with the first free number
 * appended.
 * @throws alias_taken, sku_taken (409)
 */
export async function insertNamed<K extends Aliased>(
  tx: Transaction,
  kind: K,
  given: { readonly name?: string; readonly alias?: string },
  columns: ColumnsOf<K>,
): Promise<{ id: number; alias: string }> {
  for (;;) {
    const alias = given.alias ?? (await freeAlias(tx, kind, given.name!));
    const id = await refused(() => insertWithAlias(tx, kind, { ...columns, alias }));
    if (id !== null) return { id, alias };
    if (given.alias !== undefined) throw catalogErrors.alias_taken({ alias });
  }
}

/** The name in Latin letters, with -2, -3, … appended if it is taken. The unique index decides concurrent inserts. */
async function freeAlias(tx: Transaction, kind: Aliased, name: string): Promise<string> {
  const slug = slugify(name, 100);
  const base = /[a-z]/.test(slug) ? slug : [kind, slug].filter(Boolean).join('-');
  const { taken, last } = await findAlias(tx, kind, base);
  return taken ? `${base}-${last + 1}` : base;
}

/**
 * Converts violations of unique indexes to errors for the client.
 * @throws alias_taken, sku_taken (409)
 */
export async function refused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'product_alias_key') || isUniqueViolation(error, 'category_alias_key'))
      throw catalogErrors.alias_taken();
    if (isUniqueViolation(error, 'product_sku_key') || isUniqueViolation(error, 'product_variant_sku_key'))
      throw catalogErrors.sku_taken();
    throw error;
  }
}
