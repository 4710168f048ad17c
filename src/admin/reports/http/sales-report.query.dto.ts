import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { REPORT_DIMENSIONS, type ReportDimension } from '../data/sales-report.sql.js';
import type { ReportRequest } from '../read-sales-report.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export class SalesReportQuery {
  /** First day in the shop's time zone, such as `2026-11-01`. Default: 30 days up to `to`. */
  @IsOptional()
  @IsTimestamp()
  @Matches(DAY)
  from?: string;

  /** Last day, inclusive, at most two years after `from`. Default: today. */
  @IsOptional()
  @IsTimestamp()
  @Matches(DAY)
  to?: string;

  /** Unit of the rows. Weeks begin on Monday. */
  @IsOptional()
  @IsIn(REPORT_DIMENSIONS)
  by: ReportDimension = 'day';
}

export const reportRequestOf = ({ from, to, by }: SalesReportQuery): ReportRequest => ({
  from: from ?? null,
  to: to ?? null,
  by,
});
