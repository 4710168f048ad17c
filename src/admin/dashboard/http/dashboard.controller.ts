import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../../platform/access/caller.js';
import { answer, type Answer } from '../../../platform/http/envelope/envelope.interceptor.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { dashboardExample } from './dashboard.example.js';
import { DashboardQuery } from './dashboard.query.dto.js';
import { ReadDashboard } from '../read-dashboard.js';
import { DashboardResponse, dashboardResponse } from './dashboard.response.js';

@ApiTags('Dashboard')
@Controller('api/admin/dashboard')
@Access('administrator')
export class DashboardController {
  constructor(private readonly dashboard: ReadDashboard) {}

  @Get()
  @Documented({
    operationId: 'getDashboard',
    summary: 'Get the dashboard',
    description:
      "Open tasks, sales and the state of the system. Days are those of the shop's time zone; sales are in " +
      "the shop's currency, without cancelled orders. Amounts and notices are missing for the role " +
      'support. May be some seconds old.',
    response: DashboardResponse,
    example: dashboardExample,
  })
  async read(@Query() { days }: DashboardQuery, @CurrentCaller() caller: Caller): Promise<Answer> {
    return answer(dashboardResponse(await this.dashboard.run(days, caller)));
  }
}
