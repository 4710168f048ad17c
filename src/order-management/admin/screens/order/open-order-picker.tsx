import { useState, type ReactElement } from 'react';
import { Button, format, SearchField, useRead, useText, type Item } from '#panel';
import { searchOnly } from '../search-only.js';
import type { Order } from './order.js';

export type OpenOrder = Item<'listOrders'>;

const MOST = 6;

/** Searches orders with a balance due by number, name, email, reference or amount. */
export function OpenOrderPicker({
  except,
  onPick,
}: {
  readonly except: Pick<Order, 'id' | 'currency'>;
  readonly onPick: (order: OpenOrder) => void;
}): ReactElement {
  const say = useText();
  const [q, setQ] = useState('');
  const asked = q.trim();
  // The list also finds paid orders, which cannot take the payment.
  const { data, loading } = useRead(asked ? '/api/orders' : null, { q: asked, per_page: 50 });
  const found = asked ? data?.items.filter((order) => isOpen(order, except)).slice(0, MOST) : undefined;
  return (
    <div className="order-picker" onKeyDown={searchOnly}>
      <SearchField
        label={say('order.move_payment.search')}
        hint={say('order.move_payment.search_hint')}
        value={q}
        onChange={setQ}
      />
      <div role="status" className="soft small">
        {found && !loading && found.length === 0 && say('order.move_payment.none')}
      </div>
      <ul className="order-found">
        {found?.map((order) => (
          <li key={order.id} className="order-found__item">
            <span>
              {say('order.title', { number: order.id })}
              {' · '}
              {[order.customer.first_name, order.customer.last_name].filter(Boolean).join(' ') || order.customer.email}
              {' · '}
              <strong className="nowrap">{format.money(order.open_amount, order.currency)}</strong>
            </span>
            <Button small onClick={() => onPick(order)}>
              {say('order.move_payment.choose')}
              <span className="unseen"> {say('order.title', { number: order.id })}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isOpen = (order: OpenOrder, { id, currency }: Pick<Order, 'id' | 'currency'>): boolean =>
  order.id !== id && order.currency === currency && order.status !== 'cancelled' && order.open_amount > 0;
