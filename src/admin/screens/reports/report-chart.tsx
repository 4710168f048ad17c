import type { ReactElement } from 'react';
import { BarChart, format, useText } from '#panel';
import { isOverTime, rowName, type Report } from './report.js';

const MOST_SHARES = 8;

/** Sales over time with the period before; for products and other dimensions, the rows with the highest revenue. */
export function ReportChart({ report }: { readonly report: Report }): ReactElement {
  const say = useText();
  const { by, rows, previous, currency } = report;
  const money = (amount: number): string => format.money(amount, currency);
  if (isOverTime(report))
    return (
      <BarChart
        title={say('reports.chart')}
        labelTitle={say(`reports.head.${by}`)}
        valueTitle={say('reports.revenue')}
        previousTitle={say('reports.previous')}
        axisText={(value) => format.shortMoney(value, currency)}
        bars={rows.map((row, index) => {
          const before = previous.rows[index]?.revenue ?? 0;
          return {
            key: row.key,
            label: rowName(row, by, say, true),
            value: row.revenue,
            text: money(row.revenue),
            previous: before,
            previousText: money(before),
          };
        })}
      />
    );
  const all = rows.reduce((sum, { revenue }) => sum + revenue, 0);
  return (
    <figure className="shares" aria-label={say('reports.share')}>
      <figcaption>{say('reports.share')}</figcaption>
      <ul>
        {rows.slice(0, MOST_SHARES).map((row) => {
          const share = all > 0 ? row.revenue / all : 0;
          return (
            <li key={row.key} className="share">
              <span className="share__name">{rowName(row, by, say)}</span>
              <span className="share__value">{format.percent(Math.round(share * 1000) / 1000)}</span>
              <span className="share__bar" aria-hidden="true">
                <span style={{ width: `${share * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
      {(by === 'product' || by === 'category') && <p className="soft small">{say('reports.lines_hint')}</p>}
    </figure>
  );
}
