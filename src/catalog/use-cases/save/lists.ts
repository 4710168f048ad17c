import type { Transaction } from '../../../platform/database/transaction.js';
import type { ProductDraft } from '../../domain/product-draft.js';
import { mustHoldPictures } from '../../pictures/hold-pictures.js';

/**
 * Images and attributes have no life of their own: the sent list replaces the stored one.
 * @throws FieldErrors at `images.<n>.image` for an uploaded picture that was not used in time
 */
export async function replaceImages(
  tx: Transaction,
  productId: number,
  images: NonNullable<ProductDraft['images']>,
): Promise<void> {
  await mustHoldPictures(
    tx,
    images.map(({ image }) => image),
    (index) => `images.${index}.image`,
  );
  await tx.query('DELETE FROM product_image WHERE product_id = $1', [productId]);
  await tx.query(
    `INSERT INTO product_image (product_id, image, alt, sort)
     SELECT $1, i.image, i.alt, i.sort FROM jsonb_to_recordset($2::jsonb) AS i(image text, alt text, sort int)`,
    [
      productId,
      JSON.stringify(images.map(({ image, alt, sort }, index) => ({ image, alt: alt ?? '', sort: sort ?? index }))),
    ],
  );
}

export async function replaceAttributes(
  tx: Transaction,
  productId: number,
  attributes: NonNullable<ProductDraft['attributes']>,
): Promise<void> {
  await tx.query('DELETE FROM product_attribute WHERE product_id = $1', [productId]);
  await tx.query(
    `INSERT INTO product_attribute (product_id, attribute, value, price_modifier)
     SELECT $1, a.attribute, a.value, coalesce(a.price_modifier, 0)
     FROM jsonb_to_recordset($2::jsonb) AS a(attribute text, value text, price_modifier bigint)`,
    [productId, JSON.stringify(attributes)],
  );
}

/** What the product can be found by: its own attributes, and those of its variants. */
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
