import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../../platform/access/caller.js';
import { answerExample } from '../../../platform/http/openapi/answer-example.js';
import { Documented } from '../../../platform/http/openapi/documented.decorator.js';
import { ExportSalesReport } from '../export-sales-report.js';
import { ReadSalesReport } from '../read-sales-report.js';
import { reportRequestOf, SalesReportQuery } from './sales-report.query.dto.js';
import { SalesReportResponse, salesReportResponse } from './sales-report.response.js';

const totals = { orders: 4, revenue: 412.3, tax: 68.72, shipping: 20, refunds: 24.9 };
const row = { label: null, pieces: null, ...totals };
const example = answerExample({
  from: '2026-11-21',
  to: '2026-11-21',
  by: 'day',
  currency: 'EUR',
  time_zone: 'Europe/Kyiv',
  totals,
  rows: [{ key: '2026-11-21', ...row }],
  previous: { from: '2026-11-20', to: '2026-11-20', totals, rows: [{ key: '2026-11-20', ...row }] },
});

@ApiTags('Reports')
@Controller('api/admin/reports')
@Access('manager')
export class SalesReportController {
  constructor(
    private readonly report: ReadSalesReport,
    private readonly exporting: ExportSalesReport,
  ) {}

  @Get('sales')
  @Documented({
    operationId: 'getSalesReport',
    summary: 'Get a sales report',
    description:
      "By period, product, category, payment method or country. Counts orders in the shop's currency that " +
      "were not cancelled, by the day in the shop's time zone on which they were placed.",
    response: SalesReportResponse,
    example,
  })
  async read(@Query() query: SalesReportQuery, @CurrentCaller() { language }: Caller): Promise<SalesReportResponse> {
    return salesReportResponse(await this.report.run(reportRequestOf(query), language));
  }

  @Get('sales.csv')
  @Documented({
    operationId: 'exportSalesReport',
    summary: 'Export a sales report as CSV',
    description: 'The rows of the report, UTF-8 with a header line.',
    response: { type: 'string' },
    contentType: 'text/csv',
    example:
      'Day,Orders,Pieces,Total sales,Tax,Delivery,Refunds,Currency\r\n2026-11-21,4,,412.30,68.72,20.00,24.90,EUR\r\n',
  })
  async export(@Query() query: SalesReportQuery, @CurrentCaller() { language }: Caller): Promise<StreamableFile> {
    const { name, csv } = await this.exporting.run(reportRequestOf(query), language);
    return new StreamableFile(Buffer.from(csv), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
