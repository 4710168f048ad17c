import { Injectable } from '@nestjs/common';
import type { Language, TaxClass } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShopSettings } from '../../settings/index.js';
import { ProductReads, type OwnTexts } from '../data/product-reads.js';
import { productDetail, type ProductDetail } from '../domain/product-detail.js';
import { productKey } from '../domain/product-key.js';

/** `own`: the record's own texts, shown in languages without a translation; the others are in `translations`. */
export type EditableProduct = Omit<ProductDetail, 'reviews'> & {
  readonly own: OwnTexts;
  readonly tax_class: TaxClass;
  /** Stock at or below this number counts as low, by the shop's settings. */
  readonly low_stock_threshold: number;
};

/** A product as stored, for editing: its own texts and all translations. */
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
    return { ...product, own: row.own, tax_class: row.tax_class, low_stock_threshold: this.shop.lowStock };
  }
}
