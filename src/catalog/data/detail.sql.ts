import type { Language } from '#kernel';
import { cardColumns, localized } from './card.sql.js';
import { VARIANT_OLD_PRICE, VARIANT_PRICE } from './variant-price.sql.js';

/** Number of the newest approved reviews shown with a product. */
export const NEWEST_REVIEWS = 5;

/** All data of one product in one row. `$1` is its id or its alias. SQL: this read is frequent. */
export function detailSql(
  by: 'id' | 'alias',
  language: Language,
  seesUnpublished: boolean,
): { name: string; text: string } {
  return {
    name: `catalog_detail_${by}_${language}_${seesUnpublished}`,
    text: `SELECT ${cardColumns(language)}, ${localized('p', 'description', language)} AS description,
        p.max_quantity, p.custom_fields, p.translations, p.version, p.updated_at,
        ARRAY(${path(language, seesUnpublished)}) AS breadcrumbs, ARRAY(${IMAGES}) AS images, ARRAY(${ATTRIBUTES}) AS attributes,
        ARRAY(${VARIANTS}) AS variants, ARRAY(${REVIEWS}) AS reviews
      FROM product p WHERE p.${by} = $1 AND p.deleted_at IS NULL`,
  };
}

/**
 * Path from the top level to the product's category; unpublished ones only for readers who may open them. SQL: runs a
 * recursive query.
 */
const path = (language: Language, seesUnpublished: boolean): string => `
  WITH RECURSIVE up AS (
    SELECT c.*, 1 AS step FROM category c WHERE c.id = p.category_id
    UNION ALL SELECT c.*, up.step + 1 FROM category c JOIN up ON c.id = up.parent_id WHERE up.step < 50
  ) SELECT json_build_object('id', up.id, 'name', ${localized('up', 'name', language)}, 'alias', up.alias) FROM up
    ${seesUnpublished ? '' : 'WHERE up.published'} ORDER BY up.step DESC`;

/** SQL: is part of the statement that reads the product, like the three constants below. */
const IMAGES = `SELECT json_build_object('id', i.id, 'image', i.image, 'alt', i.alt, 'sort', i.sort)
  FROM product_image i WHERE i.product_id = p.id ORDER BY i.sort, i.id`;

/** SQL: joins the labels of attributes and values. */
const ATTRIBUTES = `SELECT json_build_object('attribute', a.attribute, 'value', a.value, 'price_modifier',
  a.price_modifier::text,
    'labels', k.labels, 'value_labels', k.value_labels -> a.value)
  FROM product_attribute a LEFT JOIN attribute k ON k.name = a.attribute WHERE a.product_id = p.id ORDER BY a.id`;

/** SQL: reads the variants with their pictures, and with their prices, which PostgreSQL computes. */
const VARIANTS = `SELECT json_build_object('id', v.id, 'sku', v.sku, 'attributes', v.attributes, 'price',
  ${VARIANT_PRICE}::text,
    'own_price', v.price::text, 'old_price', (${VARIANT_OLD_PRICE})::text, 'in_stock', v.in_stock, 'image_id',
      v.image_id, 'image', i.image)
  FROM product_variant v LEFT JOIN product_image i ON i.id = v.image_id WHERE v.product_id = p.id
    AND v.deleted_at IS NULL ORDER BY v.position, v.id`;

/** SQL: reads the newest reviews of the product. */
const REVIEWS = `SELECT json_build_object('id', r.id, 'name', r.name, 'rating', r.rating, 'text', r.text,
  'verified_purchase', r.verified_purchase, 'created_at', r.created_at)
  FROM review r WHERE r.product_id = p.id AND r.approved ORDER BY r.id DESC LIMIT ${NEWEST_REVIEWS}`;
