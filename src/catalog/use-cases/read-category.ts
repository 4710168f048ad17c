import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { CategoryView } from '../domain/category-view.js';
import type { ProductCard } from '../domain/product-card.js';
import { ListProducts } from './list-products.js';
import { ReadCategories } from './read-categories.js';

/** Number of products, the same as on the first page of the list. */
const FIRST_PRODUCTS = 20;

export interface CategoryDetail extends CategoryView {
  readonly translations: Record<string, Record<string, string>>;
  /** The first products of the category and its subcategories. */
  readonly products: ProductCard[];
}

/** A category with its first products. */
@Injectable()
export class ReadCategory {
  constructor(
    private readonly categories: ReadCategories,
    private readonly products: ListProducts,
  ) {}

  /** @throws not_found (404), also for an unpublished category unless `seesUnpublished` */
  async run(
    idOrAlias: string,
    language: Language,
    seesUnpublished: boolean,
  ): Promise<{ category: CategoryDetail; tags: string[] }> {
    const category = await this.categories.get(idOrAlias, language, seesUnpublished);
    const filter = {
      q: null,
      category: String(category.id),
      priceMin: null,
      priceMax: null,
      inStock: null,
      featured: null,
      sku: null,
      attributes: [],
      seesUnpublished,
      published: null,
    };
    const page = await this.products.run(filter, null, { limit: FIRST_PRODUCTS, offset: 0 }, language);
    return { category: { ...category, products: page.items }, tags: page.tags };
  }
}
