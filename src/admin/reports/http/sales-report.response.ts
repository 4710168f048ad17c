import type { Money } from '#kernel';
import { Amount, Day, Integer, ListOf, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { SalesRow, SalesTotals } from '../data/sales-figures.js';
import { REPORT_DIMENSIONS, type ReportDimension } from '../data/sales-report.sql.js';
import type { SalesReport } from '../read-sales-report.js';

export class SalesTotalsResponse {
  @Integer() orders!: number;
  @Amount({ description: 'Totals of the orders, with tax and shipping.' }) revenue!: number;
  @Amount() tax!: number;
  @Amount() shipping!: number;
  @Amount({ description: 'Money returned for these orders, whenever that was.' }) refunds!: number;
}

export class SalesRowResponse {
  @Text({
    description: 'First day, id of the product or category, key of the method, code of the country; empty for none.',
  })
  key!: string;

  @Text({ nullable: true, description: "In the reader's language; of products, categories and payment methods." })
  label!: string | null;

  @Integer() orders!: number;
  @Integer({ nullable: true, description: 'Of products and categories.' }) pieces!: number | null;
  @Amount({ description: 'Of products and categories: their lines, with tax and without shipping.' }) revenue!: number;
  @Amount() tax!: number;
  @Amount({ nullable: true, description: 'null for products and categories.' }) shipping!: number | null;
  @Amount({ nullable: true, description: 'null for products and categories.' }) refunds!: number | null;
}

export class PreviousSalesResponse {
  @Day() from!: string;
  @Day() to!: string;
  @Ref(() => SalesTotalsResponse) totals!: SalesTotalsResponse;
  @ListOf(() => SalesRowResponse, { description: 'Of days, weeks and months.' }) rows!: SalesRowResponse[];
}

export class SalesReportResponse {
  @Day() from!: string;
  @Day() to!: string;
  @OneOf(REPORT_DIMENSIONS, { name: 'ReportDimension' }) by!: ReportDimension;
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Text({ description: 'Of the IANA time zone database.' }) time_zone!: string;
  @Ref(() => SalesTotalsResponse) totals!: SalesTotalsResponse;
  @ListOf(() => SalesRowResponse, { description: 'Periods in their order; others by revenue, at most 1,000.' })
  rows!: SalesRowResponse[];

  @Ref(() => PreviousSalesResponse, { description: 'As many days before.' }) previous!: PreviousSalesResponse;
}

export const salesReportResponse = ({ from, to, by, currency, ...report }: SalesReport): SalesReportResponse => ({
  from,
  to,
  by,
  currency,
  time_zone: report.timeZone,
  totals: totalsResponse(report.totals),
  rows: report.rows.map(rowResponse),
  previous: {
    from: report.previous.from,
    to: report.previous.to,
    totals: totalsResponse(report.previous.totals),
    rows: report.previous.rows.map(rowResponse),
  },
});

const totalsResponse = ({ orders, revenue, tax, shipping, refunds }: SalesTotals): SalesTotalsResponse => ({
  orders,
  revenue: revenue.toNumber(),
  tax: tax.toNumber(),
  shipping: shipping.toNumber(),
  refunds: refunds.toNumber(),
});

const rowResponse = ({ key, label, orders, pieces, revenue, tax, shipping, refunds }: SalesRow): SalesRowResponse => ({
  key,
  label,
  orders,
  pieces,
  revenue: revenue.toNumber(),
  tax: tax.toNumber(),
  shipping: amount(shipping),
  refunds: amount(refunds),
});

const amount = (money: Money | null): number | null => money && money.toNumber();
