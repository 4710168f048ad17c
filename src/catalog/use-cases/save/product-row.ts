import { FieldErrors, slugify } from '#kernel';
import { isUniqueViolation } from '../../../platform/database/pg-errors.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { catalogErrors } from '../../catalog.errors.js';
import { mergedTranslations, type ProductDraft } from '../../domain/product-draft.js';

export interface StoredProduct {
  readonly id: number;
  readonly name: string;
  readonly alias: string;
  readonly sku: string | null;
  readonly price_regular: string;
  readonly price_special: string | null;
  readonly in_stock: number;
  readonly max_quantity: number | null;
  readonly has_variants: boolean;
  readonly published: boolean;
  readonly featured: boolean;
  readonly position: number;
  readonly category_id: number | null;
  readonly translations: Record<string, Record<string, string>>;
  readonly version: number;
}

const COLUMNS = `id, name, alias, sku, price_regular, price_special, in_stock, max_quantity, has_variants, published, featured, position,
  category_id, translations, version`;

/** The foreign keys of order lines are checked at the commit; this checks what was deleted so far at once. */
export const CHECK_ORDER_LINES = 'SET CONSTRAINTS order_item_product_id_fkey, order_item_variant_id_fkey IMMEDIATE';

/** `key`: alias or SKU may change too, or the product goes. */
export type ProductLock = 'values' | 'key';

/**
 * Locks the product for this change; undefined when there is none. The lock is as strong as the change will need: one
 * that becomes stronger later waits for those who refer to the product, while they wait for it.
 */
export async function lockProduct(
  tx: Transaction,
  by: 'id' | 'alias',
  value: number | string,
  lock: ProductLock,
): Promise<StoredProduct | undefined> {
  const [row] = await tx.query<StoredProduct>(
    `SELECT ${COLUMNS} FROM product WHERE ${by} = $1 AND deleted_at IS NULL FOR ${lock === 'key' ? 'UPDATE' : 'NO KEY UPDATE'}`,
    [value],
  );
  return row;
}

/** Locks many, in the order in which everybody does; those that are gone are left out. */
export const lockProducts = (tx: Transaction, ids: readonly number[]): Promise<StoredProduct[]> =>
  tx.query<StoredProduct>(
    `SELECT ${COLUMNS} FROM product WHERE id = ANY ($1::int[]) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
    [ids],
  );

/** Column values of a draft; what is undefined in the draft is left out. */
function columnsOf(
  draft: ProductDraft,
  translations: Record<string, Record<string, string>>,
): Array<[column: string, value: unknown]> {
  const columns: Array<[string, unknown]> = [
    ['name', draft.name],
    ['alias', draft.alias],
    ['description', draft.description],
    ['short_description', draft.short_description],
    ['price_regular', draft.price_regular],
    ['price_special', draft.price_special],
    ['category_id', draft.category],
    ['sku', draft.sku],
    ['max_quantity', draft.max_quantity],
    ['published', draft.published],
    ['featured', draft.featured],
    ['position', draft.position],
    [
      'custom_fields',
      draft.custom_fields === undefined ? undefined : draft.custom_fields && JSON.stringify(draft.custom_fields),
    ],
    ['translations', draft.translations && JSON.stringify(mergedTranslations(translations, draft.translations))],
  ];
  return columns.filter(([, value]) => value !== undefined);
}

/** Answers the new id. An alias that was not given is made from the name, with the first free number behind it. */
export async function insertProduct(tx: Transaction, draft: ProductDraft): Promise<number> {
  mustHaveCategory(await holdCategory(tx, draft.category));
  for (
    let alias = draft.alias ?? (await freeAlias(tx, 'product', draft.name!));
    ;
    alias = await freeAlias(tx, 'product', draft.name!)
  ) {
    const columns = columnsOf({ ...draft, alias }, {});
    const row = await refused(() =>
      tx.query<{ id: number }>(
        `INSERT INTO product (${columns.map(([name]) => name).join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})
       ON CONFLICT (alias) DO NOTHING RETURNING id`,
        columns.map(([, value]) => value),
      ),
    );
    if (row[0]) return row[0].id;
    if (draft.alias !== undefined) throw catalogErrors.alias_taken({ alias });
  }
}

export async function updateProduct(tx: Transaction, stored: StoredProduct, draft: ProductDraft): Promise<void> {
  const columns = columnsOf(draft, stored.translations);
  const sets = [
    ...columns.map(([name], index) => `${name} = $${index + 2}`),
    'version = version + 1',
    'updated_at = now()',
  ];
  await refused(() =>
    tx.query(`UPDATE product SET ${sets.join(', ')} WHERE id = $1`, [stored.id, ...columns.map(([, value]) => value)]),
  );
}

/**
 * Keeps the category until the commit; answers whether there is one. Before the product's lock: a category that is
 * deleted is locked first, then waits for its products.
 */
export async function holdCategory(tx: Transaction, id: number | null | undefined): Promise<boolean> {
  if (id === undefined || id === null) return true;
  return (await tx.query('SELECT id FROM category WHERE id = $1 FOR KEY SHARE', [id])).length > 0;
}

/**
 * Keeps the category that the product is in, for the same reason: PostgreSQL checks the foreign key again when a row is
 * updated twice in one transaction, as a save of variants does.
 */
export async function holdPresentCategory(tx: Transaction, by: 'id' | 'alias', value: number | string): Promise<void> {
  await tx.query(
    `SELECT id FROM category WHERE id = (SELECT category_id FROM product WHERE ${by} = $1 AND deleted_at IS NULL) FOR KEY SHARE`,
    [value],
  );
}

/** @throws FieldErrors at `category` (422) */
export function mustHaveCategory(held: boolean): void {
  if (!held) throw new FieldErrors({ category: [{ key: 'catalog.errors.unknown_category' }] });
}

/** The name in Latin letters; -2, -3, … behind it when it is taken. A race for it is decided by the unique index. */
export async function freeAlias(tx: Transaction, table: 'product' | 'category', name: string): Promise<string> {
  const slug = slugify(name, 100);
  const base = /[a-z]/.test(slug) ? slug : [table, slug].filter(Boolean).join('-');
  const [row] = await tx.query<{ taken: boolean; last: number }>(
    `SELECT EXISTS (SELECT FROM ${table} WHERE alias = $1) AS taken,
      (SELECT coalesce(max(substring(alias FROM length($1) + 2)::int), 1) FROM ${table}
       WHERE alias LIKE $1 || '-%' AND substring(alias FROM length($1) + 2) ~ '^[0-9]{1,8}$') AS last`,
    [base],
  );
  return row!.taken ? `${base}-${row!.last + 1}` : base;
}

/** Turns broken unique rules into what the client can act on. */
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
