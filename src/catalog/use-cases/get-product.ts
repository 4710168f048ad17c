import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ProductReads } from '../data/product-reads.js';
import { productDetail, type ProductDetail } from '../domain/product-detail.js';
import { productKey } from '../domain/product-key.js';

/** Reads a product with all its data in one query. */
@Injectable()
export class GetProduct {
  constructor(
    private readonly products: ProductReads,
    private readonly config: Config,
  ) {}

  /**
   * @param idOrAlias parameter of the URL
   * @throws not_found (404), also for an unpublished product unless `seesUnpublished`
   */
  async run(idOrAlias: string, language: Language, seesUnpublished: boolean): Promise<ProductDetail> {
    const row = await this.products.detail(productKey(idOrAlias), language, seesUnpublished);
    if (!row || !(row.published || seesUnpublished)) throw commonErrors.not_found();
    return productDetail(row, this.config, language);
  }
}
