import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CONTENT_TAG } from '../../content/index.js';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Templates } from '../../platform/templating/templates.js';
import { ShopSettings } from '../../settings/index.js';
import { DescribePage } from './describe-page.js';
import { splitPage, type PageParts } from './placeholders.js';
import { CachePage } from './cache-page.js';
import type { Page, PublicPage } from './page.types.js';
import { PersonalizePage } from './personalize-page.js';

export type { Page, PublicPage } from './page.types.js';

/**
 * Cache time in milliseconds, as for templates: edits of files appear quickly, and a frequent page is rendered once in
 * that time.
 */
const TTL_MS = 2_000;

interface CachedParts {
  readonly parts: PageParts;
  readonly index: boolean;
  readonly until: number;
}

/** Renders pages: the template in the layout, with personal values in its placeholders. */
@Injectable()
export class ShowPage {
  private readonly making = new Map<string, Promise<CachedParts>>();

  constructor(
    private readonly templates: Templates,
    private readonly describe: DescribePage,
    private readonly personalize: PersonalizePage,
    private readonly cache: ReadCache,
    private readonly shop: ShopSettings,
    private readonly hot: CachePage,
  ) {}

  /** Renders a personal page, which is not cached. */
  async run(request: Request, page: Page): Promise<string> {
    request.language ??= this.shop.language;
    const html = await this.render(page, request);
    this.setHeaders(request, page.index ?? false, 'no-store');
    return this.personalize.run(splitPage(html), request);
  }

  /**
   * Renders a page that is the same for all visitors once, and caches it until one of its tags changes.
   * @param key unique for the page, apart from the language; if anonymous visitors get the page from the cache, its URL
   */
  async cached(request: Request, key: string, make: () => Promise<PublicPage>): Promise<string> {
    const name = `page ${request.language} ${key}`;
    const known = this.cache.get<CachedParts>(name);
    const page =
      known && known.until > Date.now() ? known : await this.once(name, () => this.make(name, key, request, make));
    // After a logout, the back button must not show a customer's page.
    this.setHeaders(request, page.index, request.caller?.userId != null ? 'no-store' : 'private, no-cache');
    return this.personalize.run(page.parts, request);
  }

  private async make(
    name: string,
    key: string,
    request: Request,
    make: () => Promise<PublicPage>,
  ): Promise<CachedParts> {
    const ticket = this.cache.begin();
    const { page, tags } = await make();
    const html = await this.render(page, request);
    const cached = { parts: splitPage(html), index: page.index ?? false, until: Date.now() + TTL_MS };
    const about = [...new Set([...tags, 'categories', 'settings', CONTENT_TAG])];
    this.cache.put(name, cached, 2 * html.length, about, ticket);
    if (page.index && key === page.address)
      await this.hot.run({
        parts: cached.parts,
        address: page.address,
        language: request.language,
        tags: about,
        ticket,
        until: cached.until,
      });
    return cached;
  }

  /** Concurrent requests wait for the same rendering. */
  private once(name: string, make: () => Promise<CachedParts>): Promise<CachedParts> {
    const underway = this.making.get(name);
    if (underway) return underway;
    const made = make().finally(() => this.making.delete(name));
    this.making.set(name, made);
    return made;
  }

  private async render(page: Page, { language }: Request): Promise<string> {
    return this.templates.render(
      `storefront/${page.template}`,
      { ...page.variables, page: await this.describe.run(page, language) },
      language,
    );
  }

  private setHeaders(request: Request, index: boolean, caching: string): void {
    const { res: response } = request;
    response?.set('Cache-Control', caching);
    if (index) response?.removeHeader('X-Robots-Tag');
    else response?.set('X-Robots-Tag', 'noindex');
  }
}
