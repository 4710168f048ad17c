import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { ShopSettings } from '../../settings/index.js';
import { adminListSql } from '../data/admin-list.sql.js';
import { Parameters } from '../data/parameters.js';
import { adminProductCard, type AdminCardRow, type AdminProductCard } from '../domain/admin-product-card.js';
import type { AdminProductFilter, AdminProductSort } from '../domain/admin-product-filter.js';
import type { PageOf } from './list-products.js';

/** One page of all products, published or not, in one statement. From the primary: who has just saved wants to see it. */
@Injectable()
export class ListProductsForAdmin {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  async run(
    filter: AdminProductFilter,
    sort: AdminProductSort | null,
    page: PageOf,
    language: Language,
  ): Promise<{ items: AdminProductCard[]; total: number; lowStock: number }> {
    const { lowStock } = this.shop;
    const parameters = new Parameters();
    const text = adminListSql(filter, { language, sort, lowStock, ...page }, parameters);
    const rows = await this.database.query<AdminCardRow & { total: number; id: number | null }>(
      text,
      parameters.values,
    );
    return {
      lowStock,
      total: rows[0]?.total ?? 0,
      items: rows.filter(({ id }) => id !== null).map((row) => adminProductCard(row, this.config)),
    };
  }
}
