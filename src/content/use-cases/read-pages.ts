import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShopSettings } from '../../settings/index.js';
import { PageRows } from '../data/page-rows.js';
import { editedPage, type EditedPage } from '../domain/page-views.js';

/** Pages for administrators, published or not, not cached. */
@Injectable()
export class ReadPages {
  constructor(
    private readonly rows: PageRows,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  /** Pages with their titles only, in display order. */
  async all(language: Language): Promise<EditedPage[]> {
    return (await this.rows.all()).map((page) => editedPage(page, language, this.shop.language, this.config));
  }

  /**
   * A page with its texts.
   * @throws not_found (404)
   */
  async one(id: number, language: Language): Promise<EditedPage> {
    const page = await this.rows.find(id);
    if (!page) throw commonErrors.not_found();
    return editedPage(page, language, this.shop.language, this.config);
  }
}
