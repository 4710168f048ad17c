import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShopSettings } from '../../settings/index.js';
import { localized } from '../data/localized.sql.js';

/** A category as the tree of the panel shows it. */
export interface CategoryNode {
  readonly id: number;
  /** In the reader's language. */
  readonly name: string;
  readonly alias: string;
  /** 0 at the top. */
  readonly parent: number;
  readonly position: number;
  readonly published: 0 | 1;
  readonly version: number;
  /** Directly in it, published or not. */
  readonly all_products_count: number;
}

export interface CategoryTree {
  /** What the categories' own words are in: the shop's default language. */
  readonly own_language: Language;
  readonly items: CategoryNode[];
}

/** A category as it is stored, for editing. */
export interface StoredCategory extends CategoryNode {
  readonly description: string;
  readonly image: string | null;
  /** As of the tree; a translation into it comes first all the same. */
  readonly own_language: Language;
  readonly translations: Record<string, Record<string, string>>;
  readonly children_count: number;
  readonly link: string;
  readonly updated_at: string;
}

const PRODUCTS = '(SELECT count(*)::int FROM product p WHERE p.category_id = c.id AND p.deleted_at IS NULL)';
const PLACE = `c.id, c.alias, coalesce(c.parent_id, 0) AS parent, c.position, c.published::int AS published, c.version, ${PRODUCTS} AS all_products_count`;

/** All categories for administrators, past every cache; unpublished ones too. */
@Injectable()
export class ReadCategoryTree {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  /** Each level by position; one statement. */
  async all(language: Language): Promise<CategoryTree> {
    const items = await this.database.query<CategoryNode>({
      name: `catalog_tree_${language}`,
      text: `SELECT ${PLACE}, ${localized('c', 'name', language)} AS name FROM category c ORDER BY c.parent_id NULLS FIRST, c.position, c.id`,
    });
    return { own_language: this.shop.language, items };
  }

  /** In its own words. @throws not_found (404) */
  async one(id: number): Promise<StoredCategory> {
    const [row] = await this.database.query<Omit<StoredCategory, 'updated_at' | 'own_language'> & { updated_at: Date }>(
      `SELECT ${PLACE}, c.name, c.description, c.image, c.translations, c.updated_at,
         (SELECT count(*)::int FROM category k WHERE k.parent_id = c.id) AS children_count FROM category c WHERE c.id = $1`,
      [id],
    );
    if (!row) throw commonErrors.not_found();
    return {
      ...row,
      own_language: this.shop.language,
      link: `${this.config.baseUrl}/category/${row.alias}`,
      updated_at: row.updated_at.toISOString(),
    };
  }
}
