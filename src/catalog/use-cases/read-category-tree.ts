import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShopSettings } from '../../settings/index.js';
import { CategoryReads } from '../data/category-reads.js';
import type { CategoryNode } from '../domain/category-tree.js';

export interface CategoryTree {
  /** Language of the categories' own texts: the shop's default language. */
  readonly own_language: Language;
  readonly items: CategoryNode[];
}

/** A category as stored, for editing. */
export interface StoredCategory extends CategoryNode {
  readonly description: string;
  readonly image: string | null;
  /** Language of the category's own texts; a translation into it takes precedence. */
  readonly own_language: Language;
  readonly translations: Record<string, Record<string, string>>;
  readonly children_count: number;
  readonly link: string;
  readonly updated_at: string;
}

/** All categories for administrators, including unpublished ones, without any cache. */
@Injectable()
export class ReadCategoryTree {
  constructor(
    private readonly categories: CategoryReads,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  /** All categories, each level by position, in one statement. */
  async all(language: Language): Promise<CategoryTree> {
    return { own_language: this.shop.language, items: await this.categories.tree(language) };
  }

  /**
   * A category with its own texts.
   * @throws not_found (404)
   */
  async one(id: number): Promise<StoredCategory> {
    const row = await this.categories.editable(id);
    if (!row) throw commonErrors.not_found();
    return {
      ...row,
      own_language: this.shop.language,
      link: `${this.config.baseUrl}/category/${row.alias}`,
      updated_at: row.updated_at.toISOString(),
    };
  }
}
