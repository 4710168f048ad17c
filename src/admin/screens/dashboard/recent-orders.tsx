import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Card, format, LinkButton, placeOf, useText, type Schemas } from '#panel';

/** The newest orders, and the way to all of them. */
export function RecentOrders({
  orders,
}: {
  readonly orders: ReadonlyArray<Schemas['RecentOrderResponse']>;
}): ReactElement | null {
  const say = useText();
  if (orders.length === 0) return null;
  return (
    <Card
      title={say('dashboard.recent.title')}
      actions={
        <LinkButton small to={placeOf('orders')}>
          {say('dashboard.recent.all')}
        </LinkButton>
      }
    >
      <ul className="board-orders">
        {orders.map(({ id, created_at: at, customer, status, overdue, total, currency }) => (
          <li key={id} className="board-order">
            <div className="board-order__who">
              <Link to={placeOf('orders', id)}>{say('dashboard.recent.order', { number: id })}</Link>
              <span className="board-order__name">{customer}</span>
              <span className="soft small">{format.dateTime(at)}</span>
            </div>
            <div className="board-order__what">
              {total !== null && currency !== null && <span className="nowrap">{format.money(total, currency)}</span>}
              <Badge tone={overdue ? 'bad' : TONES[status]}>{say(`order.status.${status}`)}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const TONES = {
  pending: 'info',
  awaiting_payment: 'warn',
  processing: 'info',
  ready_for_shipment: 'info',
  shipped: 'info',
  paid: 'good',
  completed: 'good',
  cancelled: 'neutral',
} as const satisfies Record<Schemas['OrderStatus'], string>;
