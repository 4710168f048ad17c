import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { DASHBOARD } from './dashboard.example.js';
import { DashboardQuery } from './dashboard.query.dto.js';
import { ReadDashboard } from './read-dashboard.js';

@ApiTags('Operations')
@Controller('api/admin/dashboard')
@Access('administrator')
export class DashboardController {
  constructor(private readonly dashboard: ReadDashboard) {}

  @Get()
  @Documented({
    summary: 'What is to be done, how the shop sells, and how the machinery is',
    description:
      "Days are those of the shop's time zone; sales are of the shop's currency, cancelled orders left out. " +
      '`notices` name settings of the server that should be changed. Amounts and notices are left out for the ' +
      'role support. May be some seconds old.',
    ...DASHBOARD,
  })
  read(@Query() { days }: DashboardQuery, @CurrentCaller() caller: Caller): Promise<object> {
    return this.dashboard.run(days, caller);
  }
}
