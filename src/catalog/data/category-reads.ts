import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { byName } from '../../platform/database/by-name.js';
import { Database } from '../../platform/database/database.js';
import type { CategoryNode } from '../domain/category-tree.js';
import type { CategoryRow, CategorySort } from '../domain/category-view.js';
import type { RecordKey } from '../domain/product-key.js';
import { localized } from './card.sql.js';

type Translations = Record<string, Record<string, string>>;

/** Parameters of a list of categories. */
export interface CategoryListRequest {
  /** Id of the parent, 0 for the top level, null for all levels. */
  readonly parent: number | null;
  readonly sort: CategorySort;
  readonly limit: number;
  readonly offset: number;
}

/** A category with its own, untranslated texts. */
export interface EditableCategoryRow extends CategoryNode {
  readonly description: string;
  readonly image: string | null;
  readonly translations: Translations;
  readonly children_count: number;
  readonly updated_at: Date;
}

/** SQL: counts the products of a category in the statement that reads the category. */
const PRODUCTS = '(SELECT count(*)::int FROM product p WHERE p.category_id = c.id AND p.deleted_at IS NULL)';
const PLACE = `c.id, c.alias, coalesce(c.parent_id, 0) AS parent, c.position, c.published::int AS published, c.version,
  ${PRODUCTS} AS all_products_count`;

/** Categories for display. */
@Injectable()
export class CategoryReads {
  constructor(private readonly database: Database) {}

  /**
   * One page of a level, or of all levels. There is always a row with `total`; its id is null if the page is empty.
   * SQL: this read is frequent; one statement has the total, the counts and the children.
   */
  page(
    language: Language,
    seesUnpublished: boolean,
    { parent, sort, limit, offset }: CategoryListRequest,
  ): Promise<Array<CategoryRow & { total: number }>> {
    const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
    const column = sort.endsWith('name') ? byName(localized('category', 'name', language), language) : 'position';
    const query = {
      name: `catalog_categories_${language}_${seesUnpublished}_${sort}`,
      text: `WITH chosen AS (
          SELECT id, ${column} AS place FROM category
            WHERE ($1::int IS NULL OR coalesce(parent_id, 0) = $1) ${seesUnpublished ? '' : 'AND published'}
        ), page AS (SELECT * FROM chosen ORDER BY place ${direction}, id ${direction} LIMIT $2::int OFFSET $3::int)
        SELECT t.total, k.* FROM (SELECT count(*)::int AS total FROM chosen) t
        LEFT JOIN LATERAL (SELECT ${categoryColumns(language, seesUnpublished)}, page.place FROM page
          JOIN category c ON c.id = page.id) k ON true
        ORDER BY k.place ${direction}, k.id ${direction}`,
    };
    const values = [parent, limit, offset];
    return seesUnpublished ? this.database.readLagging(query, values) : this.database.readPublic(query, values);
  }

  /**
   * Names of published categories by position. SQL: selects the translated name in the statement; no counts, because
   * the search shows none.
   */
  names(language: Language, limit: number): Promise<Array<Pick<CategoryRow, 'id' | 'name' | 'alias'>>> {
    return this.database.readPublic(
      `SELECT c.id, ${localized('c', 'name', language)} AS name, c.alias FROM category c WHERE c.published
        ORDER BY c.position, c.id LIMIT $1`,
      [limit],
    );
  }

  /** A category, published or not. SQL: this read is frequent; one statement has the counts and the children. */
  async one(
    key: RecordKey,
    language: Language,
    seesUnpublished: boolean,
  ): Promise<(CategoryRow & { translations: Translations }) | undefined> {
    type Row = CategoryRow & { translations: Translations };
    const query = {
      name: `catalog_category_${key.by}_${language}_${seesUnpublished}`,
      text: `SELECT ${categoryColumns(language, seesUnpublished)}, c.translations FROM category c
        WHERE c.${key.by} = $1`,
    };
    const [row] = seesUnpublished
      ? await this.database.query<Row>(query, [key.value])
      : await this.database.readPublic<Row>(query, [key.value], { lagging: false });
    return row;
  }

  /**
   * All categories, each level by position. SQL: one statement with the counts of products, for any number of
   * categories.
   */
  tree(language: Language): Promise<CategoryNode[]> {
    return this.database.query<CategoryNode>({
      name: `catalog_tree_${language}`,
      text: `SELECT ${PLACE}, ${localized('c', 'name', language)} AS name FROM category c
        ORDER BY c.parent_id NULLS FIRST, c.position, c.id`,
    });
  }

  /** A category with its own, untranslated texts. SQL: one statement with the counts of products and children. */
  async editable(id: number): Promise<EditableCategoryRow | undefined> {
    const [row] = await this.database.query<EditableCategoryRow>(
      `SELECT ${PLACE}, c.name, c.description, c.image, c.translations, c.updated_at,
         (SELECT count(*)::int FROM category k WHERE k.parent_id = c.id) AS children_count FROM category c
           WHERE c.id = $1`,
      [id],
    );
    return row;
  }
}

/** Columns of a category from `category c` (see `CategoryRow`). SQL: counts and children in the same frequent read. */
const categoryColumns = (language: Language, seesUnpublished: boolean): string => `
  c.id, ${localized('c', 'name', language)} AS name, c.alias, ${localized('c', 'description', language)} AS description,
    c.image,
  c.parent_id, c.published, c.position, c.version,
  (SELECT count(*)::int FROM product p WHERE p.category_id = c.id AND p.published
    AND p.deleted_at IS NULL) AS products_count,
  ARRAY(SELECT json_build_object('id', k.id, 'name', ${localized('k', 'name', language)}, 'alias', k.alias)
    FROM category k WHERE k.parent_id = c.id ${seesUnpublished ? '' : 'AND k.published'} ORDER BY k.position,
      k.id) AS children`;
