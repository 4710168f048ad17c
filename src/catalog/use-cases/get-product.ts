import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Redirects } from '../../redirects/index.js';
import { ProductReads } from '../data/product-reads.js';
import { productDetail, type ProductDetail } from '../domain/product-detail.js';
import { productKey } from '../domain/product-key.js';
import { byPresentAlias } from './by-present-alias.js';

/** Reads a product with all its data in one query. */
@Injectable()
export class GetProduct {
  constructor(
    private readonly products: ProductReads,
    private readonly config: Config,
    private readonly redirects: Redirects,
  ) {}

  /**
   * @param idOrAlias parameter of the URL; a former alias finds the product too
   * @throws not_found (404), also for an unpublished product unless `seesUnpublished`
   */
  async run(idOrAlias: string, language: Language, seesUnpublished: boolean): Promise<ProductDetail> {
    const row = await byPresentAlias(this.redirects, 'product', productKey(idOrAlias), (key) =>
      this.products.detail(key, language, seesUnpublished),
    );
    if (!row || !(row.published || seesUnpublished)) throw commonErrors.not_found();
    return productDetail(row, this.config, language);
  }
}

/**
 * Cache tags of a product's detail, its reviews and their counts.
 * @param asked id or alias of the request; another product may take a former alias, which changes the answer
 */
export const tagsOfDetail = ({ id, alias }: Pick<ProductDetail, 'id' | 'alias'>, asked: string): string[] => [
  `product:${id}`,
  'categories',
  'attributes',
  ...(asked === alias || asked === String(id) ? [] : ['products']),
];
