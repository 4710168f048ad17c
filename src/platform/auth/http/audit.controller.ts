import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../http/caller/access.decorator.js';
import { listAnswer, type Answer } from '../../http/envelope/answer.js';
import { Documented } from '../../http/openapi/documented.decorator.js';
import { ListAudit } from '../audit/list-audit.js';
import { AuditQuery } from './dto/audit.dto.js';
import { auditListExample } from './examples.js';

@ApiTags('Administration')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly listAudit: ListAudit) {}

  @Get()
  @Access('owner')
  @Documented({ summary: 'List audit entries, newest first', example: auditListExample, list: true })
  async list(@Query() query: AuditQuery): Promise<Answer> {
    const { items, total } = await this.listAudit.run({
      action: query.action ?? null,
      subjectType: query.subject_type ?? null,
      subjectId: query.subject_id ?? null,
      from: query.from ? new Date(query.from) : null,
      to: query.to ? new Date(query.to) : null,
    }, query.per_page, query.offset);
    return listAnswer(items, { total, page: query.page, per_page: query.per_page });
  }
}
