import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Redirects } from '../../redirects/index.js';
import { ShopSettings } from '../../settings/index.js';
import { CONTENT_TAG, PageRows } from '../data/page-rows.js';
import { textsIn, type ContentPage } from '../domain/content-page.js';
import { linkOf, publishedPage, type PageLink, type PublishedPage } from '../domain/page-views.js';

/** The form of every slug. A text of another form cannot be the slug of an existing page and is not looked up. */
const SLUG = /^[a-z0-9-]{1,120}$/;

/** Published pages for visitors. */
@Injectable()
export class FindPages {
  constructor(
    private readonly rows: PageRows,
    private readonly cache: ReadCache,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    private readonly redirects: Redirects,
  ) {}

  /** Links in display order. */
  async links(language: Language): Promise<PageLink[]> {
    const rows = await this.rows.published();
    return rows.map(({ slug, kind, translations }) => ({
      slug,
      kind,
      title: textsIn(translations, language, this.shop.language).title,
      link: linkOf(slug, this.config),
    }));
  }

  /** Slugs of the pages, with the times of their last changes. */
  async addresses(): Promise<Array<{ slug: string; changedAt: Date }>> {
    return (await this.rows.published()).map(({ slug, updated_at: changedAt }) => ({ slug, changedAt }));
  }

  /**
   * A page by its slug or a former slug, rendered once until it or the shop's default language changes.
   * @throws not_found (404), also for an unpublished page
   */
  async page(slug: string, language: Language): Promise<PublishedPage> {
    if (!SLUG.test(slug)) throw commonErrors.not_found();
    return this.cache.remember(
      `content page ${language} ${slug}`,
      [CONTENT_TAG, 'settings'],
      async () => {
        const row = (await this.rows.findPublished(slug)) ?? (await this.byFormerSlug(slug));
        if (!row) throw commonErrors.not_found();
        return publishedPage(row, language, this.shop.language, this.config);
      },
      16_384,
    );
  }

  private async byFormerSlug(former: string): Promise<ContentPage | null> {
    const slug = await this.redirects.presentOf('page', former);
    return slug === null ? null : this.rows.findPublished(slug);
  }
}
