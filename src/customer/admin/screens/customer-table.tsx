import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, DataTable, EmailAddress, format, placeOf, useText, type DataTableProps } from '#panel';
import { fullName, type Customer, type Purchases } from './customer.js';
import { TagList } from './notes-card.js';
import { Spent } from './spent.js';

type Props = Required<Pick<DataTableProps<Customer>, 'rows' | 'busy' | 'sort' | 'onSort'>> & {
  readonly purchases: readonly Purchases[];
};

/** The table of customers; their purchases are loaded separately and appear a moment later. */
export function CustomerTable({ purchases, ...props }: Props): ReactElement {
  const say = useText();
  const of = new Map(purchases.map((one) => [one.customer_id, one]));
  return (
    <DataTable
      {...props}
      caption={say('customers.title')}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: say('customers.name'),
          main: true,
          cell: (row) => (
            <span className="customers-name">
              <Link to={placeOf('customers', row.id)}>
                {fullName(row) || say('customers.unnamed', { number: row.id })}
              </Link>
              {row.tags.length > 0 && <TagList tags={row.tags} />}
              {row.user_id !== null && <Badge tone="info">{say('customers.account')}</Badge>}
            </span>
          ),
        },
        {
          key: 'contact',
          title: say('customers.contact'),
          cell: ({ email, phone }) => (
            <span className="customers-pair">
              {email && (
                <span>
                  <EmailAddress address={email} />
                </span>
              )}
              {phone && <span className={email ? 'soft small nowrap' : 'nowrap'}>{phone}</span>}
            </span>
          ),
        },
        { key: 'place', title: say('customers.place'), cell: ({ shipping_city: city }) => city },
        {
          key: 'since',
          title: say('customers.since'),
          sort: 'created_at',
          cell: ({ created_at: at }) => <span className="nowrap">{format.date(at)}</span>,
        },
        {
          key: 'orders',
          title: say('customers.orders'),
          align: 'end',
          cell: ({ id }) => <span>{of.has(id) ? format.number(of.get(id)!.orders) : '…'}</span>,
        },
        {
          key: 'spent',
          title: say('customers.spent'),
          align: 'end',
          cell: ({ id }) => (of.has(id) ? <Spent purchases={of.get(id)!} /> : <span>…</span>),
        },
      ]}
    />
  );
}
