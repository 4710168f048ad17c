import type { ReactElement } from 'react';
import { BarChart, Card, Change, Empty, format, useText, type Bar, type Schemas } from '#panel';

export const PERIODS = ['7', '30', '90'] as const;

export interface SalesCardProps {
  readonly sales: Schemas['SalesResponse'];
  readonly currency: string;
  readonly days: string;
  readonly onDays: (days: string) => void;
  readonly busy: boolean;
}

/** Orders, turnover and what of it was paid, by day. Who may not see money sees the orders alone. */
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
          <Sums sales={sales} currency={currency} />
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

function Sums({ sales, currency }: Pick<SalesCardProps, 'sales' | 'currency'>): ReactElement {
  const say = useText();
  const { orders, turnover, paid, previous } = sales;
  const money = (amount: number): string => format.money(amount, currency);
  const sums = [
    { label: say('dashboard.sales.orders_title'), value: format.number(orders), change: [orders, previous.orders] },
    ...(turnover === null || paid === null
      ? []
      : [
          {
            label: say('dashboard.sales.turnover'),
            value: money(turnover),
            change: [turnover, previous.turnover ?? 0],
          },
          {
            label: say('dashboard.sales.paid'),
            value: money(paid),
            detail: turnover > 0 ? format.percent(paid / turnover) : '',
          },
          { label: say('dashboard.sales.average'), value: money(turnover / orders) },
        ]),
  ];
  return (
    <dl className="board-sums">
      {sums.map(({ label, value, detail = '', change = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {detail && <span className="soft small"> {detail}</span>} <Change now={change[0]} before={change[1]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
