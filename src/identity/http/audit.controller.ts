import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { answer, listAnswer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { ListAudit } from '../audit/list-audit.js';
import { auditFilterOf, AuditQuery } from './dto/audit.dto.js';
import {
  AuditEntryResponse,
  auditEntryResponse,
  AuditFiltersResponse,
  auditFiltersResponse,
} from './dto/audit.response.js';
import { auditFiltersExample, auditListExample } from './examples.js';

@ApiTags('Audit')
@Controller('api/admin/audit')
@Access('owner')
export class AuditController {
  constructor(
    private readonly listAudit: ListAudit,
    private readonly shop: ShopProfile,
  ) {}

  @Get()
  @Documented({
    operationId: 'listAuditEntries',
    summary: 'List entries of the activity log',
    description:
      'Who changed what, newest first. Entries cannot be changed. IP addresses and old entries are deleted ' +
      'after the retention periods of the settings.',
    response: AuditEntryResponse,
    list: true,
    example: auditListExample,
  })
  async list(@Query() query: AuditQuery): Promise<Answer> {
    const filter = auditFilterOf(query, this.shop.timezone);
    const { items, total } = await this.listAudit.run(filter, query.per_page, query.offset);
    return listAnswer(items.map(auditEntryResponse), { total, page: query.page, per_page: query.per_page });
  }

  @Get('words')
  @Documented({
    operationId: 'listAuditFilters',
    summary: 'List the actions and subject types',
    description: 'Values that occur in the activity log, for filters.',
    response: AuditFiltersResponse,
    example: auditFiltersExample,
  })
  async filters(): Promise<Answer> {
    return answer(auditFiltersResponse(await this.listAudit.filters()));
  }
}
