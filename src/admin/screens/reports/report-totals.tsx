import type { ReactElement } from 'react';
import { Card, format, Sums, useText, type Sum } from '#panel';
import type { Report } from './report.js';

/** Totals of the period, each with its change. */
export function ReportTotals({ report: { totals, previous, currency } }: { readonly report: Report }): ReactElement {
  const say = useText();
  const before = previous.totals;
  const money = (amount: number): string => format.money(amount, currency);
  const averageOf = ({ orders, revenue }: Report['totals']): number => (orders > 0 ? revenue / orders : 0);
  const sumOf = (key: string, now: number, was: number, value: string): Sum => ({
    label: say(`reports.${key}`),
    value,
    change: { now, before: was },
  });
  return (
    <Card title={say('reports.totals')}>
      <Sums
        sums={[
          sumOf('orders', totals.orders, before.orders, format.number(totals.orders)),
          ...(['revenue', 'tax', 'shipping', 'refunds'] as const).map((key) =>
            sumOf(key, totals[key], before[key], money(totals[key])),
          ),
          sumOf('average', averageOf(totals), averageOf(before), totals.orders > 0 ? money(averageOf(totals)) : '–'),
        ]}
      />
    </Card>
  );
}
