import { useState, type ReactElement } from 'react';
import { Button, contactName, format, SearchField, useRead, useText, type Item } from '#panel';
import { searchOnly } from '../search-only.js';
import type { Order } from './order.js';

export type OpenOrder = Item<'listOrders'>;

const MOST = 6;

/** Searches orders that can take a payment, by number, name, email or payment reference. */
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
  const path = asked ? '/api/orders' : null;
  const expected = useRead(path, { q: asked, to_verify: 1, per_page: 50 });
  // An order that was processed before its payment was reversed takes a payment, but is not among those to verify.
  const reversed = useRead(path, { q: asked, payment_reversed: 1, per_page: 50 });
  const loading = expected.loading || reversed.loading;
  const found =
    asked && expected.data && reversed.data
      ? [...new Map([...expected.data.items, ...reversed.data.items].map((order) => [order.id, order])).values()]
          .filter(({ id, currency }) => id !== except.id && currency === except.currency)
          .slice(0, MOST)
      : undefined;
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
              {contactName(order.customer)}
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
