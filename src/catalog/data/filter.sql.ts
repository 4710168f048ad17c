import type { Language } from '#kernel';
import { byName } from '../../platform/database/by-name.js';
import type { AttributeFilter, ProductFilter, ProductSort, SortKey } from '../domain/product-filter.js';
import { type Parameters, cardColumns } from './card.sql.js';
import { searchSql } from './search.sql.js';
import { VARIANT_PRICE } from './variant-price.sql.js';

export interface FilterSql {
  /**
   * `WITH …` for the tables that the conditions refer to (the category with its subcategories, the matches of the
   * search), or ''.
   */
  readonly withs: string;
  /** Conditions on `product p`, except the condition on the category. */
  readonly conditions: readonly string[];
  readonly categoryCondition: string | null;
  readonly rank: string | null;
}

/** Converts a filter to SQL. SQL: searches texts, and runs a recursive query over the categories. */
export function filterSql(filter: ProductFilter, parameters: Parameters): FilterSql {
  const conditions = ['p.deleted_at IS NULL'];
  if (!filter.seesUnpublished) conditions.push('p.published');
  else if (filter.published !== null) conditions.push(`p.published = ${parameters.bind(filter.published)}`);
  conditions.push(...priceConditions(filter, parameters));
  if (filter.inStock !== null) conditions.push(filter.inStock ? 'p.in_stock > 0' : 'p.in_stock = 0');
  if (filter.featured !== null) conditions.push(filter.featured ? 'p.featured' : 'NOT p.featured');
  if (filter.sku !== null) conditions.push(skuCondition(parameters.bind(filter.sku)));
  if (filter.inStock) conditions.push(...stockedPriceConditions(filter, parameters));
  conditions.push(...attributeConditions(filter.attributes, parameters));
  const search = filter.q === null ? null : searchSql(filter.q, filter.alternatives ?? [], parameters);
  if (search) conditions.push(search.condition);
  const ctes = [...(filter.category === null ? [] : [familySql(filter, parameters)]), ...(search ? [search.cte] : [])];
  return {
    withs: ctes.length > 0 ? `WITH RECURSIVE ${ctes.join(', ')}` : '',
    conditions,
    categoryCondition: filter.category === null ? null : 'p.category_id IN (SELECT id FROM family)',
    rank: search?.rank ?? null,
  };
}

export const whereOf = ({ conditions, categoryCondition }: FilterSql): string =>
  [...(categoryCondition === null ? [] : [categoryCondition]), ...conditions].join('\n      AND ');

/**
 * Matches products with a price within the bounds: the lowest price, or a higher one, such as that of a variant. Each
 * case has its own index, and the second case has few products.
 */
function priceConditions({ priceMin, priceMax }: ProductFilter, parameters: Parameters): string[] {
  const min = priceMin === null ? null : `${parameters.bind(priceMin)}::bigint`;
  const max = priceMax === null ? null : `${parameters.bind(priceMax)}::bigint`;
  if (min === null) return max === null ? [] : [`p.price_from <= ${max}`];
  const higher = ['p.price_from < p.price_to', `p.price_from < ${min}`, `p.price_to >= ${min}`];
  if (max === null) return [`(p.price_from >= ${min} OR (${higher.join(' AND ')}))`];
  const between = `(p.price_to <= ${max} OR EXISTS (SELECT FROM product_variant v
    WHERE v.product_id = p.id AND v.deleted_at IS NULL AND ${VARIANT_PRICE} BETWEEN ${min} AND ${max}))`;
  return [`(p.price_from BETWEEN ${min} AND ${max} OR (${[...higher, between].join(' AND ')}))`];
}

/** With `in_stock=1`, a variant in stock must have a price within the bounds. */
function stockedPriceConditions({ priceMin, priceMax }: ProductFilter, parameters: Parameters): string[] {
  const bounds = [
    ...(priceMin === null ? [] : [`${VARIANT_PRICE} >= ${parameters.bind(priceMin)}::bigint`]),
    ...(priceMax === null ? [] : [`${VARIANT_PRICE} <= ${parameters.bind(priceMax)}::bigint`]),
  ];
  if (bounds.length === 0) return [];
  return [
    `(NOT p.has_variants OR EXISTS (SELECT FROM product_variant v
      WHERE v.product_id = p.id AND v.deleted_at IS NULL AND v.in_stock > 0 AND ${bounds.join(' AND ')}))`,
  ];
}

/** Matches a product by its own SKU and by those of its variants. */
const skuCondition = (sku: string): string =>
  `p.id IN (SELECT id FROM product WHERE sku = ${sku} UNION ALL SELECT product_id FROM product_variant
    WHERE sku = ${sku} AND deleted_at IS NULL)`;

function familySql({ category, seesUnpublished }: ProductFilter, parameters: Parameters): string {
  const start = /^\d{1,9}$/.test(category!)
    ? `id = ${parameters.bind(Number(category))}`
    : `alias = ${parameters.bind(category)}`;
  const visible = (table: string): string => (seesUnpublished ? '' : ` AND ${table}published`);
  return `family AS (
      SELECT id FROM category WHERE ${start}${visible('')}
      UNION SELECT c.id FROM category c JOIN family f ON c.parent_id = f.id WHERE true${visible('c.')}
    )`;
}

/**
 * Conditions on attributes, each with its own index. With several attributes, a product with variants must have one
 * variant that matches them all: red in S and blue in M do not match red in M. For attributes that a variant does not
 * have, the product's own values count.
 */
export function attributeConditions(filters: readonly AttributeFilter[], parameters: Parameters): string[] {
  const bound = filters.map(({ attribute, values }) => ({
    name: parameters.bind(attribute),
    values: parameters.bind(values),
  }));
  const conditions = bound.map(
    ({ name, values }) =>
      `p.id IN (SELECT product_id FROM product_facet WHERE attribute = ${name} AND value = ANY (${values}::text[]))`,
  );
  if (bound.length < 2) return conditions;
  const fits = bound.map(
    ({ name, values }) => `(NOT v.attributes ? ${name} OR v.attributes ->> ${name} = ANY (${values}::text[]))`,
  );
  return [
    ...conditions,
    `(NOT p.has_variants OR EXISTS (SELECT FROM product_variant v
      WHERE v.product_id = p.id AND v.deleted_at IS NULL AND ${fits.join(' AND ')}))`,
  ];
}

export interface ListRequest {
  readonly language: Language;
  readonly sort: ProductSort | null;
  readonly limit: number;
  readonly offset: number;
  readonly withTotal: boolean;
}

/**
 * One page in one statement: ids by an index in the requested order, then the cards of these only, and the total number
 * if requested. There is always a row, with a null `id` on an empty page. SQL: searches texts; this read is frequent.
 */
export function listSql(filter: FilterSql, request: ListRequest, parameters: Parameters): string {
  const total = request.withTotal ? `(SELECT count(*)::int FROM product p WHERE ${whereOf(filter)})` : 'NULL::int';
  return `${filter.withs}
    SELECT t.total, c.* FROM (SELECT ${total} AS total) t
    LEFT JOIN LATERAL (
      SELECT ${cardColumns(request.language)}, page.place
      FROM (SELECT id, row_number() OVER () AS place FROM (${pageSql(filter, request, parameters)}) ordered) page
      JOIN product p ON p.id = page.id
    ) c ON true
    ORDER BY c.place`;
}

/**
 * SQL expression to sort a list by. A product with variants is sorted by its lowest price.
 * @param table name of a table with the columns of `product`
 */
export function sortKey(table: string, key: SortKey, language: Language): string {
  if (key === 'name') return byName(`${table}.name_${language}`, language);
  return `${table}.${sortColumn(key, language)}`;
}

/** Column of `product` to sort by. */
export const sortColumn = (key: SortKey, language: Language): string =>
  key === 'name' ? `name_${language}` : key === 'price' ? 'price_from' : key;

/** Ids of the page in the requested order. SQL: uses an index, and reads only as far as the page. */
function pageSql(filter: FilterSql, { sort, language, limit, offset }: ListRequest, parameters: Parameters): string {
  const first = parameters.bind(limit);
  const skipped = parameters.bind(offset);
  if (sort === null && filter.rank !== null) {
    return `SELECT p.id FROM product p WHERE ${whereOf(filter)}
      ORDER BY ${filter.rank} DESC, p.position, p.id LIMIT ${first}::int OFFSET ${skipped}::int`;
  }
  const { key, descending } = sort ?? { key: 'position', descending: false };
  const direction = descending ? 'DESC' : 'ASC';
  const order = (table: string): string => `${sortKey(table, key, language)} ${direction}, ${table}.id ${direction}`;
  if (filter.categoryCondition !== null && key === 'position') {
    // Reads the first products of each category by its own index, then the first of these, so that no category is read
    // completely.
    return `SELECT k.id FROM family f CROSS JOIN LATERAL (
        SELECT p.id, p.position FROM product p WHERE p.category_id = f.id AND ${filter.conditions.join(' AND ')}
        ORDER BY ${order('p')} LIMIT ${first}::int + ${skipped}::int
      ) k ORDER BY ${order('k')} LIMIT ${first}::int OFFSET ${skipped}::int`;
  }
  return `SELECT p.id FROM product p WHERE ${whereOf(filter)}
    ORDER BY ${order('p')} LIMIT ${first}::int OFFSET ${skipped}::int`;
}
