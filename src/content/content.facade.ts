import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import type { PageLink, PublishedPage } from './domain/page-views.js';
import { plainText } from './domain/markdown.js';
import { FindPages } from './use-cases/find-pages.js';

/** All that others see of the shop's own texts: what is published. */
@Injectable()
export class ContentFacade {
  constructor(private readonly pages: FindPages) {}

  /** In the order of display. Kept until a page changes. */
  links(language: Language): Promise<PageLink[]> {
    return this.pages.links(language);
  }

  /** With `plain`, what can be read in it without marks. @throws not_found (404), also for one that is not published */
  async page(slug: string, language: Language): Promise<PublishedPage & { readonly plain: string }> {
    const page = await this.pages.page(slug, language);
    return { ...page, plain: plainText(page.body) };
  }

  /** Where they are, and since when they are as they are. */
  addresses(): Promise<Array<{ slug: string; changedAt: Date }>> {
    return this.pages.addresses();
  }
}
