import type { Money } from '#kernel';
import { Amount, Day, Integer, ListOf, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { SalesRow, SalesTotals } from '../data/sales-figures.js';
import { REPORT_DIMENSIONS, type ReportDimension } from '../data/sales-report.sql.js';
import type { SalesReport } from '../read-sales-report.js';

export class SalesTotalsResponse {
  @Integer({ description: 'Number of orders, without cancelled ones.' }) orders!: number;
  @Amount({ description: 'Sum of the totals of the orders, with tax and shipping.' }) revenue!: number;
  @Amount({ description: 'Tax of the orders.' }) tax!: number;
  @Amount({ description: 'Shipping cost of the orders.' }) shipping!: number;
  @Amount({ description: 'Money returned for these orders, at any time.' }) refunds!: number;
}

export class SalesRowResponse {
  @Text({
    description:
      'First day of the period, id of the product or category, key of the payment method, or code of the ' +
      'country; empty: none.',
  })
  key!: string;

  @Text({
    nullable: true,
    description: "Name of the product, category or payment method, in the reader's language; null for other rows.",
  })
  label!: string | null;

  @Integer({ description: 'Number of orders, without cancelled ones.' }) orders!: number;
  @Integer({ nullable: true, description: 'Number of pieces sold, in rows of products and categories; else null.' })
  pieces!: number | null;
  @Amount({
    description:
      'Sum of the totals, with tax and shipping; in rows of products and categories, of their lines, ' +
      'without shipping.',
  })
  revenue!: number;
  @Amount({ description: 'Tax contained in or added to the revenue.' }) tax!: number;
  @Amount({ nullable: true, description: 'Shipping cost of the orders; null in rows of products and categories.' })
  shipping!: number | null;
  @Amount({
    nullable: true,
    description: 'Money returned for these orders, at any time; null in rows of products and categories.',
  })
  refunds!: number | null;
}

export class PreviousSalesResponse {
  @Day({ description: 'First day of the compared period.' }) from!: string;
  @Day({ description: 'Last day of the compared period.' }) to!: string;
  @Ref(() => SalesTotalsResponse, { description: 'Sums of the compared period.' }) totals!: SalesTotalsResponse;
  @ListOf(() => SalesRowResponse, {
    description: 'Rows of the compared period, for days, weeks and months; else empty.',
  })
  rows!: SalesRowResponse[];
}

export class SalesReportResponse {
  @Day({ description: 'First day of the report.' }) from!: string;
  @Day({ description: 'Last day of the report, inclusive.' }) to!: string;
  @OneOf(REPORT_DIMENSIONS, { name: 'ReportDimension', description: 'Subject of the rows.' }) by!: ReportDimension;
  @Text() currency!: string;
  @Text({ description: 'Name in the IANA time zone database; days begin at its midnight.' }) time_zone!: string;
  @Ref(() => SalesTotalsResponse, { description: 'Sums of all orders of the report.' }) totals!: SalesTotalsResponse;
  @ListOf(() => SalesRowResponse, {
    description: 'Periods in their order; others by revenue, the highest first, at most 1000.',
  })
  rows!: SalesRowResponse[];

  @Ref(() => PreviousSalesResponse, { description: 'The same number of days before, for comparison.' })
  previous!: PreviousSalesResponse;
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
