import { format, type Data, type Translate } from '#panel';

export type Report = Data<'getSalesReport'>;
export type ReportRow = Report['rows'][number];

/** Whether the rows are periods. */
export const isOverTime = ({ by }: Pick<Report, 'by'>): boolean => by === 'day' || by === 'week' || by === 'month';

/**
 * Name of a row.
 * @param short for the axis of a chart
 */
export function rowName({ key, label }: ReportRow, by: Report['by'], say: Translate, short = false): string {
  if (by === 'month') return format.day(key, 'month');
  if (by === 'day' || by === 'week') return format.day(key, short ? undefined : 'year');
  if (by === 'country' && key !== '') return format.country(key);
  return label ?? say('reports.none');
}
