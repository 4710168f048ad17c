import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../../access/caller.js';
import { answer, BareAnswer, type Answer } from '../../http/envelope/envelope.interceptor.js';
import { Documented } from '../../http/openapi/documented.decorator.js';
import { PreviewMails } from '../preview-mails.js';
import { MailPreviewQuery } from './dto/mail.dto.js';
import { MailPreviewDetailResponse, mailPreviewDetailResponse, MailPreviewsResponse } from './dto/mail.response.js';
import { mailPageExample, mailPreviewExample, mailPreviewsExample } from './examples.js';
import { mailPage } from './mail-page.js';

const PREVIEW_ID = { name: 'id', type: String, description: '`id` of the preview, such as `order_status.shipped`.' };

@ApiTags('Mails')
@Access('administrator')
@Controller('api/admin/mail-previews')
export class MailPreviewsController {
  constructor(private readonly previews: PreviewMails) {}

  @Get()
  @Documented({
    operationId: 'listMailPreviews',
    summary: 'List email previews',
    description: 'All emails that the shop sends, generated from sample data.',
    response: MailPreviewsResponse,
    example: mailPreviewsExample,
  })
  async list(@Query() query: MailPreviewQuery, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer({ items: await this.previews.list(query.language ?? caller.language) });
  }

  @Get(':id')
  @ApiParam(PREVIEW_ID)
  @Documented({
    operationId: 'getMailPreview',
    summary: 'Get an email preview',
    description: 'Subject, HTML and plain text of an email, generated from sample data.',
    response: MailPreviewDetailResponse,
    example: mailPreviewExample,
    errors: ['not_found'],
  })
  async show(
    @Param('id') id: string,
    @Query() query: MailPreviewQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Answer> {
    return answer(mailPreviewDetailResponse(await this.previews.run(id, query.language ?? caller.language)));
  }

  @Get(':id/page')
  @ApiParam(PREVIEW_ID)
  @Documented({
    operationId: 'getMailPreviewPage',
    summary: 'Get the HTML of an email preview',
    description: 'The HTML alone, as a page; links open in a new tab and no script runs.',
    contentType: 'text/html',
    response: { type: 'string' },
    example: mailPageExample,
    errors: ['not_found'],
  })
  async page(
    @Param('id') id: string,
    @Query() query: MailPreviewQuery,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BareAnswer> {
    return mailPage(response, (await this.previews.run(id, query.language ?? caller.language)).content.html);
  }
}
