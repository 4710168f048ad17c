import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { adminListSql } from '../data/admin-list.sql.js';
import { Parameters } from '../data/parameters.js';
import { adminProductCard, type AdminCardRow, type AdminProductCard } from '../domain/admin-product-card.js';
import type { AdminProductFilter, AdminProductSort } from '../domain/admin-product-filter.js';
import type { PageOf } from './list-products.js';

/** One page of all products, published or not, in one statement. From the primary: who has just saved wants to see it. */
@Injectable()
export class ListProductsForAdmin {
  constructor(private readonly database: Database, private readonly config: Config) {}

  async run(
    filter: AdminProductFilter, sort: AdminProductSort | null, page: PageOf, language: Language,
  ): Promise<{ items: AdminProductCard[]; total: number }> {
    const parameters = new Parameters();
    const text = adminListSql(filter, { language, sort, ...page }, parameters);
    const rows = await this.database.query<AdminCardRow & { total: number; id: number | null }>(text, parameters.values);
    return { total: rows[0]?.total ?? 0, items: rows.filter(({ id }) => id !== null).map((row) => adminProductCard(row, this.config)) };
  }
}
