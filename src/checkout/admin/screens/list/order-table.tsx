import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { DataTable, format, placeOf, useText, type DataTableProps } from '#panel';
import { States } from '../order/states.js';
import { nameOf, type OrderRow } from './order-row.js';

type Props = Required<Pick<DataTableProps<OrderRow>, 'rows' | 'busy' | 'sort' | 'onSort' | 'selected' | 'onSelect'>>;

export function OrderTable(props: Props): ReactElement {
  const say = useText();
  return (
    <DataTable
      {...props}
      caption={say('orders-list.title')}
      rowKey={({ id }) => id}
      nameOf={({ id }) => say('orders-list.order', { number: id })}
      columns={[
        { key: 'id', title: say('orders-list.number'), sort: 'id', main: true, cell: ({ id }) => <Link to={placeOf('orders', id)}>{say('orders-list.order', { number: id })}</Link> },
        { key: 'created', title: say('orders-list.placed'), sort: 'created_at', cell: ({ created_at: at }) => <span className="orders-when">{format.dateTime(at)}</span> },
        { key: 'customer', title: say('orders-list.customer'), cell: ({ customer }) => <Customer customer={customer} /> },
        { key: 'state', title: say('orders-list.state'), cell: (row) => <span className="orders-states"><States order={row} /></span> },
        { key: 'payment', title: say('orders-list.method'), cell: (row) => <Method row={row} /> },
        {
          key: 'total', title: say('orders-list.total'), sort: 'total', align: 'end',
          cell: ({ total, currency, item_count: count }) => <span className="orders-pair"><strong className="nowrap">{format.money(total, currency)}</strong><span className="soft small nowrap">{say('orders-list.items', { count })}</span></span>,
        },
      ]}
    />
  );
}

function Customer({ customer }: { readonly customer: OrderRow['customer'] }): ReactElement {
  const name = nameOf(customer);
  const reach = customer.email ?? customer.phone;
  return <span className="orders-pair orders-customer">{name && <span>{name}</span>}{reach && <span className={name ? 'soft small' : ''}>{reach}</span>}</span>;
}

/** How it is paid, and until when the money is waited for. */
function Method({ row }: { readonly row: OrderRow }): ReactElement {
  const say = useText();
  const waits = row.status === 'awaiting_payment' && row.payment_due_at;
  return <span className="orders-pair"><span>{row.payment_method_title}</span>{waits && <span className="soft small">{say('orders-list.due', { day: format.date(row.payment_due_at) })}</span>}</span>;
}
