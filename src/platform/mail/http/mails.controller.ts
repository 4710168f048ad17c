import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../access/access.decorator.js';
import { type Caller, CurrentCaller } from '../../access/caller.js';
import { answer, type Answer, type BareAnswer } from '../../http/envelope/envelope.interceptor.js';
import { EmptyResponse } from '../../http/openapi/id.response.js';
import { Idempotent } from '../../http/idempotency/idempotency.interceptor.js';
import { Documented } from '../../http/openapi/documented.decorator.js';
import { ListMails } from '../list-mails.js';
import { Mailbox } from '../mailbox.js';
import { ShowMail } from '../show-mail.js';
import { mailFilterOf, MailQuery } from './dto/mail.dto.js';
import { MailDetailResponse, mailDetailResponse, MailListResponse, mailListResponse } from './dto/mail.response.js';
import { mailDetailExample, mailListExample, mailPageExample, mailResentExample } from './examples.js';
import { mailPage } from './mail-page.js';

@ApiTags('Mails')
@Access('administrator')
@Controller('api/admin/mails')
export class MailsController {
  constructor(
    private readonly mails: ListMails,
    private readonly showMail: ShowMail,
    private readonly mailbox: Mailbox,
  ) {}

  @Get()
  @Documented({
    operationId: 'listMails',
    summary: 'List emails',
    description: 'Emails that were or will be sent, newest first, without their content.',
    response: MailListResponse,
    page: true,
    example: mailListExample,
  })
  async list(@Query() query: MailQuery): Promise<Answer> {
    const list = await this.mails.run(mailFilterOf(query), query.per_page, query.offset);
    return answer(mailListResponse(list), { meta: { total: list.total, page: query.page, per_page: query.per_page } });
  }

  @Get(':id')
  @Documented({
    operationId: 'getMail',
    summary: 'Get an email',
    description:
      'The content is generated from the current data, as it would be sent now. It is withheld if it has a ' +
      'personal link (`secret`), if it is for the owners of the shop and the caller is not one (`owners`), or if there ' +
      'is nothing to send any more (`outdated`).',
    response: MailDetailResponse,
    example: mailDetailExample,
    errors: ['not_found'],
  })
  async show(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(mailDetailResponse(await this.showMail.run(id, caller)));
  }

  @Get(':id/page')
  @Documented({
    operationId: 'getMailPage',
    summary: 'Get the HTML of an email',
    description:
      'The HTML alone, as its recipient sees it; links open in a new tab and no script runs. 404 if the ' +
      'content is withheld.',
    contentType: 'text/html',
    response: { type: 'string' },
    example: mailPageExample,
    errors: ['not_found'],
  })
  async page(
    @Param('id') id: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BareAnswer> {
    return mailPage(response, await this.showMail.html(id, caller));
  }

  @Post(':id/resend')
  @HttpCode(200)
  @Idempotent()
  @Documented({
    operationId: 'resendMail',
    summary: 'Resend an email',
    description: 'Generates the email from the current data and sends it to the same address.',
    response: EmptyResponse,
    example: mailResentExample,
    errors: ['not_found'],
  })
  async resend(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.mailbox.resend(id, caller);
    return answer({}, { message: 'mail.resent' });
  }
}
