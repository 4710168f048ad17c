import { FieldErrors } from '#kernel';
import type { Transaction } from '../../../platform/database/transaction.js';
import { holdCategory } from '../../data/category-rows.js';
import { updateProduct, type ProductColumns, type StoredProduct } from '../../data/product-rows.js';
import { mergedTranslations, type ProductDraft } from '../../domain/product-draft.js';
import { insertNamed, refused } from './aliases.js';

/** Column values of a draft; undefined members of the draft stay undefined. */
const columnsOf = (draft: ProductDraft, translations: StoredProduct['translations']): ProductColumns => ({
  name: draft.name,
  alias: draft.alias,
  description: draft.description,
  short_description: draft.short_description,
  price_regular: draft.price_regular,
  price_special: draft.price_special,
  category_id: draft.category,
  sku: draft.sku,
  max_quantity: draft.max_quantity,
  tax_class: draft.tax_class,
  published: draft.published,
  featured: draft.featured,
  position: draft.position,
  custom_fields: draft.custom_fields,
  translations: draft.translations && mergedTranslations(translations, draft.translations),
});

/**
 * Inserts the product and returns its id.
 * @throws alias_taken, sku_taken (409); FieldErrors at `category` (422)
 */
export async function insertDraft(tx: Transaction, draft: ProductDraft): Promise<number> {
  mustHaveCategory(await holdDraftCategory(tx, draft));
  return (await insertNamed(tx, 'product', draft, columnsOf(draft, {}))).id;
}

/**
 * Updates a locked product.
 * @throws alias_taken, sku_taken (409)
 */
export const updateFromDraft = (tx: Transaction, stored: StoredProduct, draft: ProductDraft): Promise<void> =>
  refused(() => updateProduct(tx, stored.id, columnsOf(draft, stored.translations)));

/**
 * Protects the category from deletion until the commit; returns whether it exists. Call it before locking the product:
 * the deletion of a category locks the category first, then waits for its products.
 */
export const holdDraftCategory = async (tx: Transaction, { category }: ProductDraft): Promise<boolean> =>
  category === undefined || category === null || holdCategory(tx, category);

/** @throws FieldErrors at `category` (422) */
export function mustHaveCategory(held: boolean): void {
  if (!held) throw new FieldErrors({ category: [{ key: 'catalog.errors.unknown_category' }] });
}
