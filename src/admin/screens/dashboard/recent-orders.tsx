import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Card, format, LinkButton, OrderStatus, placeOf, useText, type Schemas } from '#panel';

/** The newest orders, with a link to all of them. */
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
        {orders.map(({ id, created_at: at, customer, total, currency, ...order }) => (
          <li key={id} className="board-order">
            <div className="board-order__who">
              <Link to={placeOf('orders', id)}>{say('dashboard.recent.order', { number: id })}</Link>
              <span className="board-order__name">{customer}</span>
              <span className="soft small">{format.shortDateTime(at)}</span>
            </div>
            <div className="board-order__what">
              {total !== null && currency !== null && <span className="nowrap">{format.money(total, currency)}</span>}
              <OrderStatus order={order} late={order.overdue} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
