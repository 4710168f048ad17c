import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '#kernel';
import { SPREADSHEET } from '../../platform/csv/spreadsheet.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import type { SalesRow } from './data/sales-figures.js';
import { ReadSalesReport, type ReportRequest, type SalesReport } from './read-sales-report.js';

const COLUMNS = ['orders', 'pieces', 'revenue', 'tax', 'shipping', 'refunds', 'currency'] as const;

/**
 * A sales report as CSV (RFC 4180) in UTF-8 with a byte order mark, for spreadsheets: cells that could be read as
 * formulas are marked as text.
 */
@Injectable()
export class ExportSalesReport {
  constructor(
    private readonly reports: ReadSalesReport,
    private readonly messages: Messages,
  ) {}

  async run(request: ReportRequest, language: Language): Promise<{ readonly name: string; readonly csv: string }> {
    const report = await this.reports.run(request, language);
    const say = (key: string): string => this.messages.translate(language, key);
    const csv = stringify(
      report.rows.map((row) => this.cells(row, report, language, say)),
      {
        ...SPREADSHEET,
        columns: [
          { key: 'label', header: say(`report.by.${report.by}`) },
          ...COLUMNS.map((key) => ({ key, header: say(`report.columns.${key}`) })),
        ],
      },
    );
    return { name: `sales-${report.by}-${report.from}-${report.to}.csv`, csv };
  }

  private cells(row: SalesRow, { by, currency }: SalesReport, language: Language, say: (key: string) => string) {
    const named = by === 'country' && row.key ? countryName(row.key, language) : row.label;
    return {
      label: named || (by === 'day' || by === 'week' || by === 'month' ? row.key : say('report.none')),
      orders: row.orders,
      pieces: row.pieces,
      revenue: row.revenue.toString(),
      tax: row.tax.toString(),
      shipping: row.shipping && row.shipping.toString(),
      refunds: row.refunds && row.refunds.toString(),
      currency,
    };
  }
}

/** Name of a country; the code itself if it is not in ISO 3166-1. */
const countryName = (code: string, language: Language): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code;
