import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { ProductSearch } from '../data/product-search.js';
import { adminProductCard, type AdminProductCard } from '../domain/admin-product-card.js';
import type { AdminProductFilter, AdminProductSort } from '../domain/admin-product-filter.js';
import { CorrectSearch } from './correct-search.js';
import { SearchSynonyms } from './search-synonyms.js';
import type { PageOf } from './list-products.js';

/**
 * One page of all products, published or not, in one statement. Read from the primary, so that administrators see what
 * they have just saved.
 */
@Injectable()
export class ListProductsForAdmin {
  constructor(
    private readonly products: ProductSearch,
    private readonly config: Config,
    private readonly shop: ShopSettings,
    private readonly corrections: CorrectSearch,
    private readonly synonyms: SearchSynonyms,
  ) {}

  async run(
    filter: AdminProductFilter,
    sort: AdminProductSort | null,
    page: PageOf,
    language: Language,
  ): Promise<{ items: AdminProductCard[]; total: number; lowStock: number }> {
    const { lowStock } = this.shop;
    const request = { language, sort, lowStock, ...page };
    const searched = await this.synonyms.addTo(filter, language);
    const asked = await this.products.findForAdmin(searched, request);
    const meant = asked[0]?.total === 0 ? await this.corrections.run(searched, true) : null;
    const rows = meant ? await this.products.findForAdmin(await this.synonyms.addTo(meant, language), request) : asked;
    return {
      lowStock,
      total: rows[0]?.total ?? 0,
      items: rows.filter(({ id }) => id !== null).map((row) => adminProductCard(row, this.config)),
    };
  }
}
