import type { ReactElement } from 'react';
import { BarChart, Card, Empty, format, Sums, useText, type Bar, type Schemas, type Sum, type Translate } from '#panel';

export const PERIODS = ['7', '30', '90'] as const;

export interface SalesCardProps {
  readonly sales: Schemas['SalesResponse'];
  readonly currency: string;
  readonly days: string;
  readonly onDays: (days: string) => void;
  readonly busy: boolean;
}

/** Orders, turnover and its paid part by day. Users who may not see amounts see only the orders. */
export function SalesCard({ sales, currency, days, onDays, busy }: SalesCardProps): ReactElement {
  const say = useText();
  const money = (amount: number): string => format.money(amount, currency);
  const periods = (
    <div className="actions" role="group" aria-label={say('dashboard.sales.period')}>
      {PERIODS.map((period) => (
        <button
          key={period}
          type="button"
          className={`button button--small ${period === days ? 'button--primary' : 'button--secondary'}`}
          aria-pressed={period === days}
          onClick={() => onDays(period)}
        >
          {say('dashboard.sales.days', { count: Number(period) })}
        </button>
      ))}
    </div>
  );
  const seesMoney = sales.turnover !== null;
  const bars: Bar[] = sales.days.map(({ day, orders, turnover, paid }, index) => {
    const count = say('dashboard.sales.orders', { count: orders, shown: format.number(orders) });
    const before = sales.previous.days[index]!;
    const bar = { key: day, label: format.day(day) };
    if (turnover === null || paid === null) {
      const was = say('dashboard.sales.orders', { count: before.orders, shown: format.number(before.orders) });
      return { ...bar, value: orders, text: count, previous: before.orders, previousText: was };
    }
    return {
      ...bar,
      value: turnover,
      text: `${money(turnover)} (${count})`,
      part: paid,
      partText: money(paid),
      previous: before.turnover ?? 0,
      previousText: money(before.turnover ?? 0),
    };
  });
  return (
    <Card title={say('dashboard.sales.title')} actions={periods}>
      {sales.orders === 0 ? (
        <Empty title={say('dashboard.sales.none', { count: Number(days) })} text={say('dashboard.sales.none_text')} />
      ) : (
        <div className="stack" aria-busy={busy || undefined}>
          <Sums sums={sumsOf(sales, currency, say)} />
          <BarChart
            title={say(seesMoney ? 'dashboard.sales.chart' : 'dashboard.sales.chart_orders')}
            bars={bars}
            labelTitle={say('dashboard.sales.day')}
            valueTitle={say(seesMoney ? 'dashboard.sales.turnover' : 'dashboard.sales.orders_title')}
            {...(seesMoney && { partTitle: say('dashboard.sales.paid') })}
            previousTitle={say('dashboard.sales.previous', { count: Number(days) })}
            axisText={(value) => (seesMoney ? format.shortMoney(value, currency) : format.number(value))}
            counts={!seesMoney}
          />
        </div>
      )}
    </Card>
  );
}

/** Number of orders, and for users who may see amounts their turnover. */
function sumsOf(
  { orders, turnover, paid, previous }: Schemas['SalesResponse'],
  currency: string,
  say: Translate,
): Sum[] {
  const money = (amount: number): string => format.money(amount, currency);
  const counted = {
    label: say('dashboard.sales.orders_title'),
    value: format.number(orders),
    change: { now: orders, before: previous.orders },
  };
  if (turnover === null || paid === null) return [counted];
  return [
    counted,
    {
      label: say('dashboard.sales.turnover'),
      value: money(turnover),
      change: { now: turnover, before: previous.turnover ?? 0 },
    },
    {
      label: say('dashboard.sales.paid'),
      value: money(paid),
      detail: turnover > 0 ? say('dashboard.sales.paid_share', { share: format.percent(paid / turnover) }) : '',
    },
    { label: say('dashboard.sales.average'), value: money(turnover / orders) },
  ];
}
