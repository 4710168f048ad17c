import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShopSettings } from '../../settings/index.js';
import { cardColumns } from '../data/card.sql.js';
import { productCard, type CardRow, type ProductCard } from '../domain/product-card.js';
import type { Sellable, SellableRef } from '../domain/sellable.js';
import { findSellables } from './find-sellables.js';

/** What other modules read of things for sale. */
@Injectable()
export class ReadGoods {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  /** In the order asked, one statement; unknown ones too, with `unavailable`. With `tx` the read happens inside it. */
  sellables(refs: readonly SellableRef[], language: Language, tx?: Transaction): Promise<Sellable[]> {
    const { currency, baseUrl } = this.config;
    const shop = { currency, baseUrl, maxQuantity: this.shop.stored.max_quantity };
    return findSellables(refs, language, shop, (sql, values) => (tx ?? this.database).query(sql, values));
  }

  /** List cards in the order of `ids`; unpublished and unknown ones are left out. Amounts are JSON numbers. */
  async cards(ids: readonly number[], language: Language): Promise<ProductCard[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<CardRow>(
      {
        name: `catalog_cards_${language}`,
        text: `SELECT ${cardColumns(language)} FROM unnest($1::int[]) WITH ORDINALITY AS r(id, place) JOIN product p ON p.id = r.id
        WHERE p.published AND p.deleted_at IS NULL ORDER BY r.place`,
      },
      [ids],
    );
    return rows.map((row) => productCard(row, this.config));
  }
}
