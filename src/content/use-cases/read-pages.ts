import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ShopSettings } from '../../settings/index.js';
import { PageRows } from '../data/page-rows.js';
import { editedPage, type EditedPage } from '../domain/page-views.js';

/** The pages as administrators have them, published or not, past the cache. */
@Injectable()
export class ReadPages {
  constructor(
    private readonly rows: PageRows,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  /** With their titles alone, in the order of display. */
  async all(language: Language): Promise<EditedPage[]> {
    return (await this.rows.all()).map((page) => editedPage(page, language, this.shop.language, this.config));
  }

  /** With its texts. @throws not_found (404) */
  async one(id: number, language: Language): Promise<EditedPage> {
    const page = await this.rows.find(id);
    if (!page) throw commonErrors.not_found();
    return editedPage(page, language, this.shop.language, this.config);
  }
}
