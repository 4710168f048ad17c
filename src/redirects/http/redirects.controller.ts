import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { listExample } from '../../platform/http/openapi/answer-example.js';
import { mustBeShallow } from '../../platform/http/validation/page.dto.js';
import { ListRedirects } from '../list-redirects.js';
import { RedirectResponse, redirectResponse } from './dto/redirect.response.js';
import { RedirectsQuery } from './dto/redirects.query.dto.js';

const example: RedirectResponse = {
  kind: 'product',
  from: '/product/linden-honey',
  to: '/product/linden-honey-2026',
  created_at: new Date('2026-03-01T09:30:00.000Z'),
};

/** Redirects from former addresses of products, categories and content pages. */
@ApiTags('Redirects')
@Controller('api/admin/redirects')
export class RedirectsController {
  constructor(private readonly list: ListRedirects) {}

  @Get()
  @Access('catalog:write')
  @Documented({
    summary: 'List redirects',
    description:
      'Former addresses of products, categories and content pages, the newest first. The storefront answers 301 ' +
      'there. A redirect ends when another record takes its address, or when its record is deleted.',
    operationId: 'listRedirects',
    response: RedirectResponse,
    list: true,
    example: listExample([example]),
  })
  async index(@Query() query: RedirectsQuery): Promise<Answer> {
    mustBeShallow(query, true);
    const [rows, total] = await this.list.run(query.q ?? '', query.per_page, query.offset);
    return listAnswer(rows.map(redirectResponse), { total, page: query.page, per_page: query.per_page });
  }
}
