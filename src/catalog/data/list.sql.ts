import type { Language } from '#kernel';
import type { ProductSort } from '../domain/product-filter.js';
import { cardColumns, type Parameters } from './card.sql.js';
import { whereOf, type FilterSql } from './filter.sql.js';

export interface ListRequest {
  readonly language: Language;
  readonly sort: ProductSort | null;
  readonly limit: number;
  readonly offset: number;
  readonly withTotal: boolean;
}

/**
 * One page in one statement: ids by an index in the order asked, then the cards of these few alone; the number of all
 * beside it when it is asked for. There is always a row, with `id` null on an empty page. SQL: search, and a hot read.
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

/** Ids of the page, in the order asked. SQL: by an index, no further than the page goes. */
function pageSql(filter: FilterSql, { sort, language, limit, offset }: ListRequest, parameters: Parameters): string {
  const first = parameters.bind(limit);
  const skipped = parameters.bind(offset);
  if (sort === null && filter.rank !== null) {
    return `SELECT p.id FROM product p WHERE ${whereOf(filter)}
      ORDER BY ${filter.rank} DESC, p.position, p.id LIMIT ${first}::int OFFSET ${skipped}::int`;
  }
  const { key, descending } = sort ?? { key: 'position', descending: false };
  const column = key === 'name' ? `name_${language}` : key;
  const direction = descending ? 'DESC' : 'ASC';
  const order = (table: string): string => `${table}.${column} ${direction}, ${table}.id ${direction}`;
  if (filter.categoryCondition !== null && key === 'position') {
    // the first of each category by its own index, then the first of these: no category is read to its end
    return `SELECT k.id FROM family f CROSS JOIN LATERAL (
        SELECT p.id, p.position FROM product p WHERE p.category_id = f.id AND ${filter.conditions.join(' AND ')}
        ORDER BY ${order('p')} LIMIT ${first}::int + ${skipped}::int
      ) k ORDER BY ${order('k')} LIMIT ${first}::int OFFSET ${skipped}::int`;
  }
  return `SELECT p.id FROM product p WHERE ${whereOf(filter)}
    ORDER BY ${order('p')} LIMIT ${first}::int OFFSET ${skipped}::int`;
}
