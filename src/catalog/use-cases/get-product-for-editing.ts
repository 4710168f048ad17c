import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShopSettings } from '../../settings/index.js';
import { ProductReads, type OwnTexts } from '../data/product-reads.js';
import { productDetail, type ProductDetail } from '../domain/product-detail.js';
import { productKey } from '../domain/product-key.js';

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
    private readonly products: ProductReads,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  /** @throws not_found (404) */
  async run(idOrAlias: string, language: Language): Promise<EditableProduct> {
    const row = await this.products.editable(productKey(idOrAlias), language);
    if (!row) throw commonErrors.not_found();
    const { reviews: _, ...product } = productDetail(row, this.config, language);
    return { ...product, own: row.own, low_stock_threshold: this.shop.lowStock };
  }
}
