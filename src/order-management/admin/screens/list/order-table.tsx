import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, DataTable, EmailAddress, format, OrderStatus, placeOf, useText, type DataTableProps } from '#panel';
import type { Status } from '../order/order.js';
import { paymentWord } from '../order/states.js';
import { NextStep } from './next-step.js';
import { nameOf, type OrderRow } from './order-row.js';

type Props = { readonly onAsk: (row: OrderRow, to: Status) => void } & Required<
  Pick<DataTableProps<OrderRow>, 'rows' | 'busy' | 'sort' | 'onSort' | 'selected' | 'onSelect'>
>;

export function OrderTable({ onAsk, ...props }: Props): ReactElement {
  const say = useText();
  return (
    <DataTable
      {...props}
      caption={say('orders-list.title')}
      rowKey={({ id }) => id}
      nameOf={({ id }) => say('orders-list.order', { number: id })}
      columns={[
        {
          key: 'id',
          title: say('orders-list.number'),
          sort: 'id',
          main: true,
          cell: ({ id }) => <Link to={placeOf('orders', id)}>{say('orders-list.order', { number: id })}</Link>,
        },
        {
          key: 'created',
          title: say('orders-list.placed'),
          sort: 'created_at',
          cell: ({ created_at: at }) => (
            <span className="orders-pair orders-when">
              <span>{format.shortDate(at)}</span>
              <span className="soft small">{format.time(at)}</span>
            </span>
          ),
        },
        {
          key: 'customer',
          title: say('orders-list.customer'),
          cell: ({ customer }) => <Customer customer={customer} />,
        },
        { key: 'state', title: say('orders-list.state'), cell: (row) => <States row={row} /> },
        {
          key: 'delivery',
          title: say('orders-list.delivery'),
          cell: ({ shipping_method_title: title }) => <span className="orders-delivery">{title}</span>,
        },
        { key: 'payment', title: say('orders-list.payment'), cell: (row) => <Payment row={row} /> },
        {
          key: 'total',
          title: say('orders-list.total'),
          sort: 'total',
          align: 'end',
          cell: ({ total, currency, item_count: count }) => (
            <span className="orders-pair orders-total">
              <strong className="nowrap">{format.money(total, currency)}</strong>
              <span className="soft small nowrap">{say('orders-list.items', { count })}</span>
            </span>
          ),
        },
        {
          key: 'next',
          title: say('orders-list.next.title'),
          hideTitle: true,
          cell: (row) => <NextStep row={row} onAsk={(to) => onAsk(row, to)} />,
        },
      ]}
    />
  );
}

function Customer({ customer }: { readonly customer: OrderRow['customer'] }): ReactElement {
  const name = nameOf(customer);
  const reach = customer.email ?? customer.phone;
  return (
    <span className="orders-pair orders-customer">
      {name && <span>{name}</span>}
      {reach && (
        <span className={name ? 'soft small' : ''}>
          <EmailAddress address={reach} />
        </span>
      )}
    </span>
  );
}

/** The status of an order; whether it is overdue, and whether its delivery has to be agreed by phone. */
function States({ row }: { readonly row: OrderRow }): ReactElement {
  const say = useText();
  const { overdue, is_quick: isQuick } = row;
  return (
    <span className="orders-states">
      <OrderStatus order={row} />
      {overdue && <Badge tone="bad">{say('order.overdue')}</Badge>}
      {row.payment_reported && <Badge tone="warn">{say('orders-list.reported')}</Badge>}
      {row.payment_declined && <Badge tone="bad">{say('orders-list.declined')}</Badge>}
      {isQuick && <Badge>{say('order.quick')}</Badge>}
    </span>
  );
}

/** The payment method, the payment status, and the deadline. */
function Payment({ row }: { readonly row: OrderRow }): ReactElement {
  const say = useText();
  const due =
    row.status === 'awaiting_payment' && row.payment_due_at
      ? say('orders-list.due', { day: format.shortDate(row.payment_due_at) })
      : '';
  const words = [say(`order.payment_status.${paymentWord(row)}`), due].filter(Boolean).join(', ');
  return (
    <span className="orders-pair orders-paid">
      <span>{row.payment_method_title}</span>
      <span className="soft small">{words}</span>
    </span>
  );
}
