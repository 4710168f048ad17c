import { Injectable } from '@nestjs/common';
import { Money, type Language } from '#kernel';
import { ReadCache, type Ticket } from '../../platform/cache/read-cache.js';
import { Config } from '../../platform/config/config.js';
import { cachedPageKey, type CachedPage } from '../../platform/http/response-cache/response-cache.js';
import { joinPage, placeholder, type PageParts } from './placeholders.js';
import { RenderTools } from './render-tools.js';

export interface PageToCache {
  readonly parts: PageParts;
  /** Path below BASE_URL. */
  readonly address: string;
  readonly language: Language;
  readonly tags: readonly string[];
  readonly ticket: Ticket;
  readonly until: number;
}

/** Caches a public page for anonymous visitors by its URL, so that it is served before the framework runs. */
@Injectable()
export class CachePage {
  constructor(
    private readonly cache: ReadCache,
    private readonly tools: RenderTools,
    private readonly config: Config,
  ) {}

  async run({ parts, address, language, tags, ticket, until }: PageToCache): Promise<void> {
    const tools = await this.tools.run({
      language,
      isCustomer: false,
      cart: { count: 0, total: Money.zero(this.config.currency) },
      wishlist: [],
      compare: [],
    });
    const token = placeholder('csrf');
    const html = joinPage(
      parts,
      (name) => ({ csrf: token, tools, notice: '', wished: 'false', compared: 'false' })[name],
    );
    const page: CachedPage = {
      parts: html.split(token),
      until,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language,
        'Cache-Control': 'private, no-cache',
      },
    };
    this.cache.put(cachedPageKey(language, this.config.basePath + address), page, 2 * html.length, tags, ticket);
  }
}
