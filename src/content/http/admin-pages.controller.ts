import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '#kernel';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, Lang, type Caller } from '../../platform/access/caller.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { IdResponse } from '../../platform/http/openapi/id.response.js';
import { RecordIdPipe } from '../../platform/http/validation/validation.pipe.js';
import { StoresNothing } from '../../platform/throttle/throttle.decorator.js';
import { ChangePage } from '../use-cases/change-page.js';
import { CreatePage } from '../use-cases/create-page.js';
import { DeletePage } from '../use-cases/delete-page.js';
import { OrderPages } from '../use-cases/order-pages.js';
import { PreviewText } from '../use-cases/preview-text.js';
import { ReadPages } from '../use-cases/read-pages.js';
import { ContentPageBody, pageDraft, OrderPagesBody, PreviewTextBody } from './dto/content-page.dto.js';
import { ContentPageResponse, contentPageResponse, PreviewResponse } from './dto/page.response.js';
import { DELETED_PAGE, EDITED_PAGE, EDITED_PAGES, PREVIEW } from './page.examples.js';

@ApiTags('Content pages')
@Controller('api/admin/pages')
@Access('manager')
export class AdminPagesController {
  constructor(
    private readonly pages: ReadPages,
    private readonly creating: CreatePage,
    private readonly changing: ChangePage,
    private readonly deleting: DeletePage,
    private readonly ordering: OrderPages,
    private readonly previewing: PreviewText,
  ) {}

  @Get()
  @Documented({
    summary: 'List content pages',
    description: 'Published or not, with their titles, in the order of display; all on one page.',
    operationId: 'listContentPages',
    response: ContentPageResponse,
    list: true,
    example: EDITED_PAGES,
  })
  async index(@Lang() language: Language): Promise<Answer> {
    const items = (await this.pages.all(language)).map(contentPageResponse);
    return listAnswer(items, { total: items.length, page: 1, per_page: Math.max(items.length, 1) });
  }

  @Put('order')
  @Documented({
    summary: 'Reorder the content pages',
    description: 'Sets the order of the links in the footer.',
    request: { ids: [1] },
    operationId: 'orderContentPages',
    response: ContentPageResponse,
    list: true,
    example: EDITED_PAGES,
  })
  async order(
    @Body() body: OrderPagesBody,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.ordering.run(body.ids, caller);
    return this.index(language);
  }

  @Get(':id')
  @Documented({
    summary: 'Get a content page',
    description: 'With its texts in all languages.',
    operationId: 'getContentPage',
    response: ContentPageResponse,
    example: EDITED_PAGE,
    errors: ['not_found'],
  })
  async show(@Param('id', RecordIdPipe) id: number, @Lang() language: Language): Promise<ContentPageResponse> {
    return contentPageResponse(await this.pages.one(id, language));
  }

  @Post()
  @Idempotent()
  @Documented({
    summary: 'Create a content page',
    description: '409 `slug_taken` or `page_kind_taken` if another page has the slug or the kind.',
    request: {
      kind: 'delivery',
      translations: { en: { title: 'Delivery', body: 'Within **two days**.' } },
      published: true,
    },
    operationId: 'createContentPage',
    status: 201,
    response: ContentPageResponse,
    example: EDITED_PAGE,
    errors: ['slug_taken', 'page_kind_taken'],
  })
  async create(
    @Body() body: ContentPageBody,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    const id = await this.creating.run(pageDraft(body), caller);
    return answer(contentPageResponse(await this.pages.one(id, language)), { message: 'content.messages.created' });
  }

  @Post('preview')
  @HttpCode(200)
  @StoresNothing()
  @Documented({
    summary: 'Preview a text',
    operationId: 'previewContentPage',
    description: 'Answers the HTML that a page would show. Stores nothing.',
    request: { body: 'Within **two days**.' },
    response: PreviewResponse,
    example: PREVIEW,
  })
  preview(@Body() { body }: PreviewTextBody): PreviewResponse {
    return this.previewing.run(body);
  }

  @Put(':id')
  @Documented({
    summary: 'Update a content page',
    description:
      'Changes the members that are sent. With `version`, only if the page has not changed since it was ' + 'read.',
    request: { translations: { en: { title: 'Terms of sale', body: 'Within **14 days**.' } } },
    operationId: 'changeContentPage',
    response: ContentPageResponse,
    example: EDITED_PAGE,
    errors: ['not_found', 'stale_version', 'slug_taken', 'page_kind_taken'],
  })
  async change(
    @Param('id', RecordIdPipe) id: number,
    @Body() body: ContentPageBody,
    @CurrentCaller() caller: Caller,
    @Lang() language: Language,
  ): Promise<Answer> {
    await this.changing.run(id, pageDraft(body), caller);
    return answer(contentPageResponse(await this.pages.one(id, language)), { message: 'content.messages.saved' });
  }

  @Delete(':id')
  @Documented({
    summary: 'Delete a content page',
    description: 'For good. Links to it are removed from the storefront.',
    operationId: 'deleteContentPage',
    response: IdResponse,
    example: DELETED_PAGE,
    errors: ['not_found'],
  })
  async remove(@Param('id', RecordIdPipe) id: number, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.deleting.run(id, caller);
    return answer({ id }, { message: 'content.messages.deleted' });
  }
}
