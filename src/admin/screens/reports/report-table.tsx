import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Card, DataTable, format, placeOf, useText, type Column } from '#panel';
import { rowName, type Report, type ReportRow } from './report.js';

/** All rows; periods newest first. */
export function ReportTable({ report: { by, rows, currency } }: { readonly report: Report }): ReactElement {
  const say = useText();
  const isOfLines = by === 'product' || by === 'category';
  const isOfPeriods = by === 'day' || by === 'week' || by === 'month';
  const amounts = isOfLines ? (['revenue', 'tax'] as const) : (['revenue', 'tax', 'shipping', 'refunds'] as const);
  const counts = isOfLines ? (['orders', 'pieces'] as const) : (['orders'] as const);
  const columns: Array<Column<ReportRow>> = [
    {
      key: 'name',
      title: say(`reports.head.${by}`),
      main: true,
      cell: (row) =>
        by === 'product' ? (
          <Link to={placeOf('products', row.key)}>{rowName(row, by, say)}</Link>
        ) : (
          <span className={isOfPeriods ? 'nowrap' : ''}>{rowName(row, by, say)}</span>
        ),
    },
    ...counts.map((key) => ({
      key,
      title: say(`reports.${key}`),
      align: 'end' as const,
      cell: (row: ReportRow) => format.number(row[key] ?? 0),
    })),
    ...amounts.map((key) => ({
      key,
      title: say(`reports.${key}`),
      align: 'end' as const,
      cell: (row: ReportRow) => <span className="nowrap">{format.money(row[key] ?? 0, currency)}</span>,
    })),
  ];
  return (
    <Card flush>
      <DataTable
        caption={say('reports.title')}
        rows={isOfPeriods ? [...rows].reverse() : rows}
        rowKey={({ key }) => key}
        columns={columns}
        plain={isOfPeriods}
      />
    </Card>
  );
}
