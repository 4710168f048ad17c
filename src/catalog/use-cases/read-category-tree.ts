import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShopSettings } from '../../settings/index.js';
import { CategoryReads } from '../data/category-reads.js';
import type { CategoryNode } from '../domain/category-tree.js';

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

/** All categories for administrators, past every cache; unpublished ones too. */
@Injectable()
export class ReadCategoryTree {
  constructor(
    private readonly categories: CategoryReads,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  /** Each level by position; one statement. */
  async all(language: Language): Promise<CategoryTree> {
    return { own_language: this.shop.language, items: await this.categories.tree(language) };
  }

  /** In its own words. @throws not_found (404) */
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
