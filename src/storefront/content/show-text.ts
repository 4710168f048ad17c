import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '#kernel';
import { ContentFacade } from '../../content/index.js';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { breadcrumbList } from '../page/breadcrumb-list.js';
import { MovedPage } from '../page/moved-page.js';
import type { PublicPage } from '../page/page.types.js';
import { ShowPage } from '../page/show-page.js';
import { summary } from '../page/summary.js';

/** Renders a content page in the storefront. */
@Injectable()
export class ShowText {
  constructor(
    private readonly content: ContentFacade,
    private readonly pages: ShowPage,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /** @throws MovedPage for a former slug; not_found (404) for an unknown or unpublished page */
  run(request: Request, slug: string): Promise<string> {
    const address = `/pages/${slug}`;
    return this.pages.cached(request, address, () => this.make(slug, address, request.language!));
  }

  private async make(slug: string, address: string, language: Language): Promise<PublicPage> {
    const text = await this.content.page(slug, language);
    if (text.slug !== slug) throw new MovedPage(`/pages/${text.slug}`);
    const home = { name: this.messages.translate(language, 'storefront-page.home'), path: '/' };
    return {
      // Any change of a content page invalidates all pages, see ShowPage.
      tags: [],
      page: {
        template: 'content',
        title: text.title,
        description: text.description || summary(text.plain),
        address,
        index: true,
        data: [breadcrumbList([home, { name: text.title, path: address }], this.config.baseUrl)],
        variables: {
          text: { title: text.title, html: text.html, language: text.language },
          crumbs: [{ name: text.title }],
        },
      },
    };
  }
}
