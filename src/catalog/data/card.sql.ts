import type { Language } from '#kernel';

/**
 * A column of `table` translated to `language`, or else the record's own text. `language` is one of three constants.
 */
export const localized = (table: string, column: string, language: Language): string =>
  `coalesce(nullif(${table}.translations -> '${language}' ->> '${column}', ''), ${table}.${column})`;

/** Parameters of one statement; `bind` returns the placeholder of a value. */
export class Parameters {
  readonly values: unknown[] = [];

  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** The first picture of product `p`. SQL: is read in the product's own statement. */
export const FIRST_IMAGE =
  '(SELECT i.image FROM product_image i WHERE i.product_id = p.id ORDER BY i.sort, i.id LIMIT 1)';

/** Columns of a product card from `product p` (see `CardRow`), for frequent reads. */
export const cardColumns = (language: Language): string => `
  p.id, ${localized('p', 'name', language)} AS name, p.alias, ${localized('p', 'short_description', language)} AS
    short_description,
  p.price_regular, p.price_special, p.price, p.price_from, p.price_to, p.category_id,
  p.sku, p.in_stock, p.published, p.featured, p.position, p.has_variants,
  ${FIRST_IMAGE} AS image, p.reviews_count, p.rating_sum, p.created_at`;
