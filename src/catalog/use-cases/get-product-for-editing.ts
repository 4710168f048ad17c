import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { statementOf } from '../../platform/database/statement-of.js';
import type { Statement } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShopSettings } from '../../settings/index.js';
import { detailSql } from '../data/detail.sql.js';
import { productDetail, type DetailRow, type ProductDetail } from '../domain/product-detail.js';
import { productKey } from '../domain/product-key.js';

interface OwnTexts {
  readonly name: string;
  readonly description: string;
  readonly short_description: string;
}

/** `own`: the record's own texts, which show where a language has none of its own; the others are in `translations`. */
export type EditableProduct = Omit<ProductDetail, 'reviews'> & {
  readonly own: OwnTexts;
  /** So many pieces or fewer are few, by the shop's settings. */
  readonly low_stock_threshold: number;
};

/** A product as stored, for editing: its texts in every language and as its own. */
@Injectable()
export class GetProductForEditing {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  /** @throws not_found (404) */
  async run(idOrAlias: string, language: Language): Promise<EditableProduct> {
    const key = productKey(idOrAlias);
    const [row] = await this.database.query<DetailRow & { own: OwnTexts }>(editableSql(key.by, language), [key.value]);
    if (!row) throw commonErrors.not_found();
    const { reviews: _, ...product } = productDetail(row, this.config, language);
    return { ...product, own: row.own, low_stock_threshold: this.shop.lowStock };
  }
}

const editableSql = (by: 'id' | 'alias', language: Language): Statement =>
  statementOf(
    `catalog_editable_${by}_${language}`,
    () =>
      `SELECT d.*, json_build_object('name', o.name, 'description', o.description, 'short_description', o.short_description) AS own
   FROM (${detailSql(by, language).text}) d JOIN product o ON o.id = d.id`,
  );
