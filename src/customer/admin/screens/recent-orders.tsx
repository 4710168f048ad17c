import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Card, DataTable, ErrorBox, format, LinkButton, Loading, OrderStatus, placeOf, useRead, useText } from '#panel';

/** The newest orders of a customer, with a link to all of them. */
export function RecentOrders({ customerId }: { readonly customerId: number }): ReactElement {
  const say = useText();
  const { data, error, meta, reload } = useRead('/api/orders', { customer_id: customerId, per_page: 5 });
  const hasMore = (meta?.total ?? 0) > 5;
  return (
    <Card
      title={say('customers.recent')}
      flush
      actions={
        hasMore && (
          <LinkButton small to={`${placeOf('orders')}?customer_id=${customerId}`}>
            {say('customers.all_orders')}
          </LinkButton>
        )
      }
    >
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <p className="soft customers-none">{say('customers.no_orders')}</p>}
      {data && data.items.length > 0 && (
        <DataTable
          caption={say('customers.recent')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'id',
              title: say('customers.order_column'),
              main: true,
              cell: ({ id }) => <Link to={placeOf('orders', id)}>{say('customers.order', { number: id })}</Link>,
            },
            { key: 'created', title: say('customers.placed'), cell: ({ created_at: at }) => format.dateTime(at) },
            {
              key: 'state',
              title: say('customers.state'),
              cell: (order) => <OrderStatus order={order} late={order.overdue} />,
            },
            {
              key: 'total',
              title: say('customers.total'),
              align: 'end',
              cell: ({ total, currency }) => <span className="nowrap">{format.money(total, currency)}</span>,
            },
          ]}
        />
      )}
    </Card>
  );
}
