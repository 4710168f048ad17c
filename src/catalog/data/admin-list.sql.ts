import type { Language } from '#kernel';
import type { AdminProductFilter, AdminProductSort, StockState } from '../domain/admin-product-filter.js';
import { cardColumns, localized, type Parameters } from './card.sql.js';
import { filterSql, sortColumn, sortKey, whereOf, type FilterSql } from './filter.sql.js';

export interface AdminListRequest {
  readonly language: Language;
  readonly sort: AdminProductSort | null;
  readonly limit: number;
  readonly offset: number;
  /** Stock at or below this number counts as `low`. */
  readonly lowStock: number;
}

const NOTHING = { priceMin: null, priceMax: null, inStock: null, sku: null, attributes: [], published: null };

const levelOf = (stock: StockState, lowStock: number): string =>
  ({ sold_out: '= 0', low: `BETWEEN 1 AND ${Number(lowStock)}`, in_stock: '> 0' })[stock];

/**
 * One page of all products, published or not, with the total number, in one statement. There is always a row, with a
 * null `id` on an empty page. SQL: searches texts; reads the page and the total in one statement.
 */
export function adminListSql(filter: AdminProductFilter, request: AdminListRequest, parameters: Parameters): string {
  const sql = withOwn(
    filterSql(
      {
        ...NOTHING,
        q: filter.q,
        alternatives: filter.alternatives,
        category: filter.category === 'none' ? null : filter.category,
        featured: filter.featured,
        seesUnpublished: true,
      },
      parameters,
    ),
    filter,
    request.lowStock,
  );
  return `${sql.withs}
    SELECT t.total, c.* FROM (SELECT ${totalSql(sql, filter)} AS total) t
    LEFT JOIN LATERAL (
      SELECT ${cardColumns(request.language)}, p.version, p.updated_at,
        ${localized('k', 'name', request.language)} AS category_name,
        (SELECT count(*)::int FROM product_variant v WHERE v.product_id = p.id
          AND v.deleted_at IS NULL) AS variants_count, page.place
      FROM (SELECT id, row_number() OVER () AS place FROM (${pageSql(sql, filter, request, parameters)}) ordered) page
      JOIN product p ON p.id = page.id LEFT JOIN category k ON k.id = p.category_id
    ) c ON true
    ORDER BY c.place`;
}

/** Adds conditions as literals instead of parameters, so that the planner can use partial indexes. */
function withOwn(sql: FilterSql, { category, stock }: AdminProductFilter, lowStock: number): FilterSql {
  const own = [
    ...(category === 'none' ? ['p.category_id IS NULL'] : []),
    ...(stock === null
      ? []
      : [`p.id IN (SELECT product_id FROM stock_level WHERE in_stock ${levelOf(stock, lowStock)})`]),
  ];
  return { ...sql, conditions: [...sql.conditions, ...own] };
}

/**
 * Ids of the page in the requested order. SQL: published and hidden products are read separately, each by an index of
 * their own, and only as far as the page.
 */
function pageSql(
  sql: FilterSql,
  filter: AdminProductFilter,
  { sort, language, limit, offset }: AdminListRequest,
  parameters: Parameters,
): string {
  const first = parameters.bind(limit);
  const skipped = parameters.bind(offset);
  const page = `LIMIT ${first}::int OFFSET ${skipped}::int`;
  const where = whereOf(sql);
  const wanted = `(${halvesOf(filter).join(' OR ')})`;
  if (sort === null && sql.rank !== null) {
    return `SELECT p.id FROM product p WHERE ${where} AND ${wanted} ORDER BY ${sql.rank} DESC, p.position,
      p.id ${page}`;
  }
  const { key, descending } = sort ?? { key: 'position', descending: false };
  const direction = descending ? 'DESC' : 'ASC';
  if (key === 'stock') {
    return `SELECT p.id FROM stock_level s JOIN product p ON p.id = s.product_id WHERE ${where} AND ${wanted}
      ORDER BY s.in_stock ${direction}, s.product_id ${direction} ${page}`;
  }
  const column = sortColumn(key, language);
  const order = (table: string): string =>
    `ORDER BY ${sortKey(table, key, language)} ${direction}, ${table}.id ${direction}`;
  const halves = halvesOf(filter).map(
    (half) =>
      `(SELECT p.id, p.${column} FROM product p WHERE ${where} AND ${half} ${order('p')}
        LIMIT ${first}::int + ${skipped}::int)`,
  );
  return `SELECT id FROM (${halves.join(' UNION ALL ')}) halves ${order('halves')} ${page}`;
}

/**
 * The total number of products. Without filters, the index over all products counts them; otherwise published and
 * hidden products are counted separately, each by their own indexes. SQL: is part of the page's statement.
 */
function totalSql(sql: FilterSql, filter: AdminProductFilter): string {
  const parts = filter.published === null && filter.featured === null ? ['true'] : halvesOf(filter);
  return parts.map((part) => `(SELECT count(*)::int FROM product p WHERE ${whereOf(sql)} AND ${part})`).join(' + ');
}

/** Conditions for published and for hidden products, which are read separately, because they have different indexes. */
const halvesOf = ({ published }: AdminProductFilter): string[] => [
  ...(published === false ? [] : ['p.published']),
  ...(published === true ? [] : ['NOT p.published']),
];
