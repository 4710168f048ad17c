import type { ReactElement } from 'react';
import { Card, Change, format, useText } from '#panel';
import type { Report } from './report.js';

/** The sums of the period, each with its change. */
export function ReportTotals({ report: { totals, previous, currency } }: { readonly report: Report }): ReactElement {
  const say = useText();
  const before = previous.totals;
  const sums = [
    { key: 'orders', now: totals.orders, was: before.orders, shown: format.number(totals.orders) },
    ...(['revenue', 'tax', 'shipping', 'refunds'] as const).map((key) => ({
      key,
      now: totals[key],
      was: before[key],
      shown: format.money(totals[key], currency),
    })),
    {
      key: 'average',
      now: totals.orders > 0 ? totals.revenue / totals.orders : 0,
      was: before.orders > 0 ? before.revenue / before.orders : 0,
      shown: totals.orders > 0 ? format.money(totals.revenue / totals.orders, currency) : '–',
    },
  ];
  return (
    <Card title={say('reports.totals')}>
      <dl className="report-sums">
        {sums.map(({ key, now, was, shown }) => (
          <div key={key}>
            <dt>{say(`reports.${key}`)}</dt>
            <dd>
              {shown} <Change now={now} before={was} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
