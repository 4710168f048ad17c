import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { detailSql } from '../data/detail.sql.js';
import { productDetail, type DetailRow, type ProductDetail } from '../domain/product-detail.js';
import { productKey } from '../domain/product-key.js';

/** One product with everything around it, in one statement. */
@Injectable()
export class GetProduct {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * @param idOrAlias as in the address
   * @throws not_found (404) also for an unpublished one, unless `seesUnpublished`
   */
  async run(idOrAlias: string, language: Language, seesUnpublished: boolean): Promise<ProductDetail> {
    const key = productKey(idOrAlias);
    const sql = detailSql(key.by, language);
    const [row] = seesUnpublished
      ? await this.database.query<DetailRow>(sql, [key.value])
      : await this.database.readPublic<DetailRow>(sql, [key.value], { lagging: false });
    if (!row || !(row.published || seesUnpublished)) throw commonErrors.not_found();
    return productDetail(row, this.config, language);
  }
}
