import type { ReactElement } from 'react';
import { Card, format, Timeline, useText } from '#panel';
import { AddNote } from './add-note.js';
import { useBankTransfers } from './bank-transfers.js';
import { historyMoments } from './history-moments.js';
import { mailMoments } from './mail-moments.js';
import { moneyMoments } from './money-moments.js';
import type { OrderMoment, OrderProps } from './order.js';

/** The order's timeline by day, newest first: changes, payments, emails, and notes of colleagues. */
export function TimelineCard(props: OrderProps): ReactElement {
  const say = useText();
  const { order } = props;
  const transfers = useBankTransfers(order);
  const moments = [...historyMoments(say, order, transfers), ...moneyMoments(say, order), ...mailMoments(say, props)];
  moments.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <Card title={say('order.timeline.title')}>
      {order.can.note && <AddNote {...props} />}
      {byDay(moments).map(([day, items]) => (
        <section key={day}>
          <h3 className="timeline-day">{day}</h3>
          <Timeline items={items} />
        </section>
      ))}
    </Card>
  );
}

function byDay(moments: readonly OrderMoment[]): Array<[day: string, items: OrderMoment[]]> {
  const days = new Map<string, OrderMoment[]>();
  for (const moment of moments) {
    const day = format.dayName(moment.at);
    days.set(day, [...(days.get(day) ?? []), moment]);
  }
  return [...days];
}
