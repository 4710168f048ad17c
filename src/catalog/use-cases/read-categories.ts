import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { categoryColumns } from '../data/category.sql.js';
import { localized } from '../data/localized.sql.js';
import { categoryView, type CategoryRow, type CategoryView } from '../domain/category-view.js';
import { productKey } from '../domain/product-key.js';

export interface CategoryPage {
  readonly items: CategoryView[];
  readonly total: number;
}

export const CATEGORY_SORTS = ['position', '-position', 'name', '-name'] as const;
export type CategorySort = (typeof CATEGORY_SORTS)[number];

/** The category tree, read in one statement. */
@Injectable()
export class ReadCategories {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * @param parent id of the parent, 0 for the top, null for all
   */
  async list(
    language: Language,
    seesUnpublished: boolean,
    parent: number | null,
    sort: CategorySort,
    limit: number,
    offset: number,
  ): Promise<CategoryPage> {
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    const column = sort.endsWith('name') ? `lower(${localized('category', 'name', language)})` : 'position';
    const query = {
      name: `catalog_categories_${language}_${seesUnpublished}_${sort}`,
      text: `WITH chosen AS (
          SELECT id, ${column} AS place FROM category WHERE ($1::int IS NULL OR coalesce(parent_id, 0) = $1) ${seesUnpublished ? '' : 'AND published'}
        ), page AS (SELECT * FROM chosen ORDER BY place ${direction}, id ${direction} LIMIT $2::int OFFSET $3::int)
        SELECT t.total, k.* FROM (SELECT count(*)::int AS total FROM chosen) t
        LEFT JOIN LATERAL (SELECT ${categoryColumns(language, seesUnpublished)}, page.place FROM page JOIN category c ON c.id = page.id) k ON true
        ORDER BY k.place ${direction}, k.id ${direction}`,
    };
    const values = [parent, limit, offset];
    type Row = CategoryRow & { total: number };
    const rows = await (seesUnpublished
      ? this.database.readLagging<Row>(query, values)
      : this.database.readPublic<Row>(query, values));
    return {
      total: rows[0]?.total ?? 0,
      items: rows.filter(({ id }) => id !== null).map((row) => categoryView(row, this.config.baseUrl)),
    };
  }

  /** @throws not_found (404), also for an unpublished one unless `seesUnpublished` */
  async get(
    idOrAlias: string,
    language: Language,
    seesUnpublished: boolean,
  ): Promise<CategoryView & { translations: Record<string, Record<string, string>> }> {
    const key = productKey(idOrAlias);
    const query = {
      name: `catalog_category_${key.by}_${language}_${seesUnpublished}`,
      text: `SELECT ${categoryColumns(language, seesUnpublished)}, c.translations FROM category c WHERE c.${key.by} = $1`,
    };
    type Row = CategoryRow & { translations: Record<string, Record<string, string>> };
    const [row] = seesUnpublished
      ? await this.database.query<Row>(query, [key.value])
      : await this.database.readPublic<Row>(query, [key.value], { lagging: false });
    if (!row || !(row.published || seesUnpublished)) throw commonErrors.not_found();
    return { ...categoryView(row, this.config.baseUrl), translations: row.translations };
  }
}
