import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, DataTable, format, placeOf, useText, type Item } from '#panel';

type OrderToVerify = Item<'listPaymentsToVerify'>;

const nameOf = ({ customer }: OrderToVerify): string =>
  [customer.first_name, customer.last_name].filter(Boolean).join(' ') || customer.email || customer.phone || '';

export function ToVerifyTable({
  orders,
  busy,
}: {
  readonly orders: readonly OrderToVerify[];
  readonly busy: boolean;
}): ReactElement {
  const say = useText();
  return (
    <DataTable
      caption={say('payments.tabs.to_verify')}
      rows={orders}
      rowKey={({ id }) => id}
      busy={busy}
      columns={[
        {
          key: 'order',
          title: say('payments.verify.order'),
          main: true,
          cell: ({ id }) => (
            <Link className="nowrap" to={placeOf('orders', id)}>
              {say('payments.verify.order_number', { number: id })}
            </Link>
          ),
        },
        { key: 'customer', title: say('payments.verify.customer'), cell: nameOf },
        {
          key: 'reference',
          title: say('payments.verify.reference'),
          cell: ({ reference }) => <code className="nowrap">{format.iban(reference)}</code>,
        },
        { key: 'open', title: say('payments.verify.open'), align: 'end', cell: (order) => <Open order={order} /> },
        { key: 'due', title: say('payments.verify.due'), cell: (order) => <Due order={order} /> },
        { key: 'method', title: say('payments.verify.method'), cell: ({ payment_method_title: title }) => title },
      ]}
    />
  );
}

function Open({ order: { open_amount: open, total, currency } }: { readonly order: OrderToVerify }): ReactElement {
  const say = useText();
  return (
    <span>
      <strong>{format.money(open, currency)}</strong>
      {open !== total && (
        <span className="soft small"> {say('payments.verify.of_total', { total: format.money(total, currency) })}</span>
      )}
    </span>
  );
}

function Due({ order: { payment_due_at: due, overdue, status } }: { readonly order: OrderToVerify }): ReactElement {
  const say = useText();
  if (status === 'shipped') return <Badge tone="info">{say('payments.verify.on_its_way')}</Badge>;
  if (!due) return <span className="soft">{say('payments.verify.no_deadline')}</span>;
  return (
    <span className="pay-due">
      <span className="nowrap">{format.date(due)}</span>{' '}
      {overdue ? (
        <Badge tone="bad">{say('payments.verify.overdue')}</Badge>
      ) : (
        <span className="soft small">{format.daysFromNow(due)}</span>
      )}
    </span>
  );
}
