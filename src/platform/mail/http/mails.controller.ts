import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../access/access.decorator.js';
import type { Caller } from '../../access/caller.js';
import { CurrentCaller } from '../../access/caller.decorators.js';
import { answer, BareAnswer, listAnswer } from '../../http/envelope/answer.js';
import { Idempotent } from '../../http/idempotency/idempotent.decorator.js';
import { Documented } from '../../http/openapi/documented.decorator.js';
import { ListMails } from '../list-mails.js';
import { Mailbox } from '../mailbox.js';
import { ShowMail } from '../show-mail.js';
import { commonErrors } from '../../errors/common-errors.js';
import { MailQuery } from './mail.dto.js';

const EXAMPLE = {
  id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11',
  kind: 'bank_details',
  language: 'uk',
  recipient: 'buyer@example.com',
  subject: 'Реквізити для оплати замовлення № 17',
  order_id: 17,
  user_id: null,
  state: 'sent',
  delayed_until: null,
  attempts: 1,
  last_error: null,
  created_at: '2026-11-20T10:00:00.000Z',
  sent_at: '2026-11-20T10:00:01.000Z',
};

const CONTENT = { subject: EXAMPLE.subject, html: '<!doctype html>…', text: 'Доброго дня, Олено! …' };
/** The page that a mail is: nothing of it runs, and only the panel may frame it. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

@ApiTags('Operations')
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
    summary: 'List the mails that went or are to go out',
    list: true,
    nullable: ['order_id'],
    example: {
      success: true,
      data: {
        items: [EXAMPLE],
        counts: { queued: 0, sent: 1, dead: 0 },
        kinds: ['bank_details', 'order_confirmation'],
      },
      message: 'Done.',
      meta: { total: 1, page: 1, per_page: 20 },
    },
  })
  async list(@Query() query: MailQuery) {
    const { items, total, counts, kinds } = await this.mails.run(query);
    return listAnswer(items, { total, page: query.page, per_page: query.per_page }, { counts, kinds });
  }

  @Get(':id')
  @Documented({
    summary: 'A mail, with what it says',
    description:
      'The text is made from the present state, as it would be sent now. It is withheld when it carries a personal link (`secret`), or when there is nothing to say any more (`outdated`).',
    example: { success: true, data: { ...EXAMPLE, content: CONTENT, withheld: null }, message: 'Done.' },
    nullable: ['order_id'],
    errors: [404],
  })
  show(@Param('id') id: string) {
    return this.showMail.run(id);
  }

  @Get(':id/page')
  @Documented({
    summary: 'A mail as its reader sees it',
    contentType: 'text/html',
    example: CONTENT.html,
    response: { type: 'string' },
    errors: [404],
  })
  async page(@Param('id') id: string, @Res({ passthrough: true }) response: Response) {
    const { content } = await this.showMail.run(id);
    if (!content) throw commonErrors.not_found();
    response.type('html').set({ 'Content-Security-Policy': PAGE_POLICY, 'X-Frame-Options': 'SAMEORIGIN' });
    return new BareAnswer(content.html.replace('<head>', '<head><base target="_blank">'));
  }

  @Post(':id/resend')
  @HttpCode(200)
  @Idempotent()
  @Documented({
    summary: 'Send a mail again',
    example: { success: true, data: {}, message: 'The mail is on its way again.' },
    errors: [404],
  })
  async resend(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    await this.mailbox.resend(id, caller);
    return answer({}, { message: 'mail.resent' });
  }
}
