import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditLog } from '../../auth/audit/audit-log.js';
import { Access } from '../../http/caller/access.decorator.js';
import type { Caller } from '../../http/caller/caller.js';
import { CurrentCaller } from '../../http/caller/caller.decorators.js';
import { answer, listAnswer } from '../../http/envelope/answer.js';
import { Documented } from '../../http/openapi/documented.decorator.js';
import { ListMails } from '../list-mails.js';
import { Mailbox } from '../mailbox.js';
import { MailQuery } from './mail.dto.js';

const EXAMPLE = {
  id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11', kind: 'bank_details', language: 'uk', recipient: 'buyer@example.com',
  subject: 'Реквізити для оплати замовлення № 17', order_id: 17, user_id: null, state: 'sent', attempts: 1, last_error: null,
  created_at: '2026-11-20T10:00:00.000Z', sent_at: '2026-11-20T10:00:01.000Z',
};

@ApiTags('Operations')
@Access('administrator')
@Controller('api/admin/mails')
export class MailsController {
  constructor(private readonly mails: ListMails, private readonly mailbox: Mailbox, private readonly audit: AuditLog) {}

  @Get()
  @Documented({
    summary: 'List the mails that went or are to go out',
    list: true,
    example: { success: true, data: { items: [EXAMPLE] }, message: 'Done.', meta: { total: 1, page: 1, per_page: 20 } },
  })
  async list(@Query() query: MailQuery) {
    const { items, total } = await this.mails.run(query);
    return listAnswer(items, { total, page: query.page, per_page: query.per_page });
  }

  @Post(':id/resend')
  @HttpCode(200)
  @Documented({ summary: 'Send a mail again', example: { success: true, data: {}, message: 'The mail is on its way again.' }, errors: [404] })
  async resend(@Param('id') id: string, @CurrentCaller() caller: Caller) {
    await this.mailbox.resend(id);
    await this.audit.record(null, { caller, action: 'mail.resent', subjectType: 'mail', subjectId: id });
    return answer({}, { message: 'mail.resent' });
  }
}
