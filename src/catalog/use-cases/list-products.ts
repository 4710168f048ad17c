import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Config } from '../../platform/config/config.js';
import { ProductSearch } from '../data/product-search.js';
import { CorrectSearch } from './correct-search.js';
import { SearchSynonyms } from './search-synonyms.js';
import { productCard, type ProductCard } from '../domain/product-card.js';
import type { ProductFilter, ProductSort } from '../domain/product-filter.js';

export interface ProductPage {
  readonly items: ProductCard[];
  readonly total: number;
  readonly tags: string[];
  /** The corrected search text if the original has no results; otherwise null. */
  readonly corrected: string | null;
}

export interface PageOf {
  readonly limit: number;
  readonly offset: number;
}

/**
 * One page of the catalog, in one statement. A search without results is corrected and repeated. The total for each
 * filter is cached until it may have changed.
 */
@Injectable()
export class ListProducts {
  constructor(
    private readonly products: ProductSearch,
    private readonly cache: ReadCache,
    private readonly config: Config,
    private readonly corrections: CorrectSearch,
    private readonly synonyms: SearchSynonyms,
  ) {}

  async run(filter: ProductFilter, sort: ProductSort | null, page: PageOf, language: Language): Promise<ProductPage> {
    const searched = await this.synonyms.addTo(filter, language);
    const asked = await this.read(searched, sort, page, language);
    if (asked.total > 0 || filter.q === null) return { ...asked, corrected: null };
    const meant = await this.corrections.run(searched, filter.seesUnpublished);
    const found = meant && (await this.read(await this.synonyms.addTo(meant, language), sort, page, language));
    return found && found.total > 0 ? { ...found, corrected: meant.q } : { ...asked, corrected: null };
  }

  private async read(
    filter: ProductFilter,
    sort: ProductSort | null,
    page: PageOf,
    language: Language,
  ): Promise<Omit<ProductPage, 'corrected'>> {
    const found = this.products.find(filter);
    const key = `catalog-total ${found.key}`;
    const known = this.cache.get<number>(key);
    const ticket = this.cache.begin();
    const rows = await found.page({ language, sort, ...page, withTotal: known === undefined });
    const total = known ?? rows[0]?.total ?? 0;
    const about = tagsOf(filter);
    if (known === undefined) this.cache.put(key, total, key.length + 200, about, ticket);
    const items = rows.filter((row) => row.id !== null).map((row) => productCard(row, this.config));
    return { items, total, tags: [...about, ...items.map(({ id }) => `product:${id}`)] };
  }
}

/** Cache tags of the selection and order of a list, in addition to those of its products. */
export function tagsOf(filter: ProductFilter): string[] {
  return [
    'products',
    ...(filter.q === null ? [] : ['search-synonyms']),
    ...(filter.inStock === null ? [] : ['stock-edges']),
    ...(filter.category === null ? [] : ['categories']),
  ];
}
