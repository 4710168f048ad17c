import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { PageLink, PublishedPage } from './domain/page-views.js';
import { plainText } from '../platform/markdown/markdown.js';
import { FindPages } from './use-cases/find-pages.js';

/** Published content pages for other modules. */
@Injectable()
export class ContentFacade {
  constructor(private readonly pages: FindPages) {}

  /** Links in display order; cached until a page changes. */
  links(language: Language): Promise<PageLink[]> {
    return this.pages.links(language);
  }

  /**
   * A published page; `plain` is its text without markup.
   * @throws not_found (404), also for an unpublished page
   */
  async page(slug: string, language: Language): Promise<PublishedPage & { readonly plain: string }> {
    const page = await this.pages.page(slug, language);
    return { ...page, plain: plainText(page.body) };
  }

  /** Slugs of the pages, with the times of their last changes. */
  addresses(): Promise<Array<{ slug: string; changedAt: Date }>> {
    return this.pages.addresses();
  }
}
