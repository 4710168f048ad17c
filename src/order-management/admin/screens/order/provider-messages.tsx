import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { can, format, placeOf, useRead, useText } from '#panel';
import type { OrderProps } from './order.js';

const LIST = '/api/admin/payment-messages';

/** Address of the screen with the messages of payment providers, with these filters set. */
export const messagesPlace = (filters: Readonly<Record<string, number>>): string =>
  `${placeOf('payments/provider-messages')}?${new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [name, String(value)]),
  ).toString()}`;

/** Link to the messages about the order's payments, for those who may read them; nothing if there are none. */
export function ProviderMessages({ order }: Pick<OrderProps, 'order'>): ReactElement | null {
  const say = useText();
  const { id, payments } = order;
  // Money that was recorded by hand has no provider.
  const isOnline = payments.some(({ status, transaction_id: given }) => status !== 'captured' || given !== null);
  const { meta } = useRead(isOnline && can('manager') ? LIST : null, { order_id: id, per_page: 1 });
  if (!meta?.total) return null;
  return (
    <p>
      <Link to={messagesPlace({ order_id: id })}>
        {say('order.payments.messages', { shown: format.number(meta.total) })}
      </Link>
    </p>
  );
}
