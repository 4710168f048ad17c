import { In } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { ProductAttributeEntity } from './product-attribute.entity.js';
import { ProductImageEntity } from './product-image.entity.js';

export type NewImage = Pick<ProductImageEntity, 'image' | 'alt' | 'sort'>;
export type NewAttribute = Pick<ProductAttributeEntity, 'attribute' | 'value'> & { readonly price_modifier?: string };

/** The product's pictures in their order. */
export const readImages = (tx: Transaction, productId: number): Promise<ProductImageEntity[]> =>
  tx.entities.find(ProductImageEntity, { where: { product_id: productId }, order: { sort: 'ASC', id: 'ASC' } });

/**
 * Replaces the pictures. Remaining ones keep their ids, to which variants refer; removed ones are also removed from
 * variants.
 */
export async function replaceImages(tx: Transaction, productId: number, images: readonly NewImage[]): Promise<void> {
  const free = await readImages(tx, productId);
  const rows = images.map((image) => {
    const place = free.findIndex((stored) => stored.image === image.image);
    return { ...image, stored: place < 0 ? null : free.splice(place, 1)[0]! };
  });
  if (free.length > 0) await tx.entities.delete(ProductImageEntity, { id: In(free.map(({ id }) => id)) });
  for (const { stored, alt, sort } of rows)
    if (stored && (stored.alt !== alt || stored.sort !== sort))
      await tx.entities.update(ProductImageEntity, { id: stored.id }, { alt, sort });
  await tx.entities.insert(
    ProductImageEntity,
    rows.flatMap(({ stored, image, alt, sort }) => (stored ? [] : [{ image, alt, sort, product_id: productId }])),
  );
}

export async function replaceAttributes(
  tx: Transaction,
  productId: number,
  attributes: readonly NewAttribute[],
): Promise<void> {
  await tx.entities.delete(ProductAttributeEntity, { product_id: productId });
  await tx.entities.insert(
    ProductAttributeEntity,
    attributes.map(({ attribute, value, price_modifier: modifier = '0' }) => ({
      product_id: productId,
      attribute,
      value,
      price_modifier: modifier,
    })),
  );
}

/**
 * Updates the attributes by which the product is found: its own, and those of its variants. SQL: PostgreSQL computes
 * the rows from stored values.
 */
export async function refreshFacets(tx: Transaction, productId: number): Promise<void> {
  await tx.query('DELETE FROM product_facet WHERE product_id = $1', [productId]);
  await tx.query(
    `INSERT INTO product_facet (product_id, attribute, value)
     SELECT product_id, attribute, value FROM product_attribute WHERE product_id = $1
     UNION SELECT v.product_id, entry.key, entry.value FROM product_variant v, jsonb_each_text(v.attributes) entry
       WHERE v.product_id = $1 AND v.deleted_at IS NULL`,
    [productId],
  );
}
