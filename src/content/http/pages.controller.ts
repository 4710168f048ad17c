import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { Lang } from '../../platform/access/caller.js';
import { CacheableAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { CONTENT_TAG } from '../data/page-rows.js';
import { FindPages } from '../use-cases/find-pages.js';
import {
  PageLinkResponse,
  pageLinkResponse,
  PublishedPageResponse,
  publishedPageResponse,
} from './dto/page.response.js';
import { PAGE_LINKS, PUBLISHED_PAGE } from './page.examples.js';

@ApiTags('Content pages')
@Controller('api/pages')
@Access('anyone')
export class PagesController {
  constructor(private readonly pages: FindPages) {}

  @Get()
  @Documented({
    summary: 'List the published content pages',
    description: 'Terms, privacy and others, in the order of display; all on one page.',
    operationId: 'listPages',
    etag: true,
    response: PageLinkResponse,
    list: true,
    example: PAGE_LINKS,
  })
  async index(@Lang() language: Language): Promise<Answer> {
    const items = (await this.pages.links(language)).map(pageLinkResponse);
    return new CacheableAnswer({ items }, [CONTENT_TAG, 'settings'], {
      meta: { total: items.length, page: 1, per_page: Math.max(items.length, 1) },
    });
  }

  @Get(':slug')
  @Documented({
    summary: 'Get a published content page',
    description: "In the reader's language, else in another one. `body` is Markdown, `html` the same text as HTML.",
    operationId: 'getPage',
    etag: true,
    response: PublishedPageResponse,
    example: PUBLISHED_PAGE,
    errors: ['not_found'],
  })
  async show(@Param('slug') slug: string, @Lang() language: Language): Promise<Answer> {
    return new CacheableAnswer(publishedPageResponse(await this.pages.page(slug, language)), [CONTENT_TAG, 'settings']);
  }
}
