import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Redirects } from '../../redirects/index.js';
import { CategoryReads } from '../data/category-reads.js';
import { categoryLink, categoryView, type CategorySort, type CategoryView } from '../domain/category-view.js';
import { productKey } from '../domain/product-key.js';
import { wordsOf } from '../domain/search-words.js';
import { byPresentAlias } from './by-present-alias.js';

/** Maximum number of categories in the tree, more than a menu can show. */
const MAX_TREE = 1000;

/** A category as a result of a search. */
export interface NamedCategory {
  readonly id: number;
  readonly name: string;
  /** Absolute URL of the category's page. */
  readonly link: string;
  /** Words of the name, in lower case. */
  readonly words: readonly string[];
}

export interface CategoryPage {
  readonly items: CategoryView[];
  readonly total: number;
}

/** Reads the category tree in one statement. */
@Injectable()
export class ReadCategories {
  constructor(
    private readonly categories: CategoryReads,
    private readonly config: Config,
    private readonly cache: ReadCache,
    private readonly redirects: Redirects,
  ) {}

  /** All published categories, each level by position; cached until one changes. */
  tree(language: Language): Promise<CategoryView[]> {
    return this.cache.remember(
      `catalog-tree ${language}`,
      ['categories', 'products'],
      async () => (await this.list(language, false, null, 'position', MAX_TREE, 0)).items,
      50_000,
    );
  }

  /** All published categories by position, without members that change with their products. */
  names(language: Language): Promise<NamedCategory[]> {
    return this.cache.remember(
      `category-names ${language}`,
      ['categories'],
      async () =>
        (await this.categories.names(language, MAX_TREE)).map(({ id, name, alias }) => ({
          id,
          name,
          link: categoryLink(this.config.baseUrl, alias),
          words: wordsOf(name),
        })),
      50_000,
    );
  }

  /** @param parent id of the parent, 0 for the top level, null for all */
  async list(
    language: Language,
    seesUnpublished: boolean,
    parent: number | null,
    sort: CategorySort,
    limit: number,
    offset: number,
  ): Promise<CategoryPage> {
    const rows = await this.categories.page(language, seesUnpublished, { parent, sort, limit, offset });
    return {
      total: rows[0]?.total ?? 0,
      items: rows.filter(({ id }) => id !== null).map((row) => categoryView(row, this.config.baseUrl)),
    };
  }

  /**
   * A category by its id, its alias or a former alias.
   * @throws not_found (404), also for an unpublished category unless `seesUnpublished`
   */
  async get(
    idOrAlias: string,
    language: Language,
    seesUnpublished: boolean,
  ): Promise<CategoryView & { translations: Record<string, Record<string, string>> }> {
    const row = await byPresentAlias(this.redirects, 'category', productKey(idOrAlias), (key) =>
      this.categories.one(key, language, seesUnpublished),
    );
    if (!row || !(row.published || seesUnpublished)) throw commonErrors.not_found();
    return { ...categoryView(row, this.config.baseUrl), translations: row.translations };
  }
}
