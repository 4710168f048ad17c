import { ListOf, Ref, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { ClockAccountResponse, clockAccountResponse } from '../../../order-management/index.js';
import type { Dashboard } from '../read-dashboard.js';
import { FirstStepsResponse, firstStepsResponse } from './first-steps.response.js';
import { NoticeResponse, noticeResponse } from './notice.response.js';
import { RecentOrderResponse, recentOrderResponse } from './recent-order.response.js';
import { SalesResponse, salesResponse } from './sales.response.js';
import { SystemStateResponse, systemStateResponse } from './system-state.response.js';
import { ToDoResponse, toDoResponse } from './to-do.response.js';

export class DashboardResponse {
  @Timestamp({ description: 'When the figures were read, ISO 8601 in UTC; they may be some seconds old.' }) at!: Date;
  @Text({ description: 'ISO 4217 code of the sales.' }) currency!: string;
  @Text({ description: 'Name in the IANA time zone database; days begin at its midnight.' }) time_zone!: string;
  @ListOf(() => NoticeResponse, {
    description: 'Settings of the server that should be changed; empty for the role support.',
  })
  notices!: NoticeResponse[];
  @Ref(() => ToDoResponse, { description: 'Numbers of open tasks.' }) to_do!: ToDoResponse;
  @ListOf(() => ClockAccountResponse, {
    description:
      'Bank accounts whose statements the payment clock follows, and since when one is missing; empty for the role ' +
      'support.',
  })
  payment_clock!: ClockAccountResponse[];
  @Ref(() => SalesResponse, { description: 'Sales of the last `days` days, today included.' }) sales!: SalesResponse;
  @ListOf(() => RecentOrderResponse, { description: 'Newest orders, newest first.' })
  recent_orders!: RecentOrderResponse[];
  @Ref(() => SystemStateResponse, { description: 'State of server, database, jobs and emails.' })
  system!: SystemStateResponse;
  @Ref(() => FirstStepsResponse, { description: 'What is already set up in a new shop.' })
  first_steps!: FirstStepsResponse;
}

export const dashboardResponse = (dashboard: Dashboard): DashboardResponse => ({
  at: dashboard.at,
  currency: dashboard.currency,
  time_zone: dashboard.timeZone,
  notices: dashboard.notices.map(noticeResponse),
  to_do: toDoResponse(dashboard.toDo),
  payment_clock: dashboard.clockAccounts.map(clockAccountResponse),
  sales: salesResponse(dashboard.sales),
  recent_orders: dashboard.recentOrders.map(recentOrderResponse),
  system: systemStateResponse(dashboard.system),
  first_steps: firstStepsResponse(dashboard.firstSteps),
});
