import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ListAudit } from '../audit/list-audit.js';
import { AuditQuery } from './dto/audit.dto.js';
import { auditListTold, auditWordsExample } from './examples.js';

@ApiTags('Administration')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly listAudit: ListAudit) {}

  @Get()
  @Access('owner')
  @Documented({ summary: 'List audit entries, newest first', ...auditListTold, list: true })
  async list(@Query() query: AuditQuery): Promise<Answer> {
    const { items, total } = await this.listAudit.run(
      {
        action: query.action ?? null,
        subjectType: query.subject_type ?? null,
        subjectId: query.subject_id ?? null,
        actorKind: query.actor_kind ?? null,
        actorId: query.actor_id ?? null,
        from: query.from ? new Date(query.from) : null,
        to: query.to ? new Date(query.to) : null,
      },
      query.per_page,
      query.offset,
    );
    return listAnswer(items, { total, page: query.page, per_page: query.per_page });
  }

  @Get('words')
  @Access('owner')
  @Documented({ summary: 'What the audit can be filtered by', example: auditWordsExample })
  async words(): Promise<Answer> {
    return answer(await this.listAudit.words());
  }
}
