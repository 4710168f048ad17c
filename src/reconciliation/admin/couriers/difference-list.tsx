import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Button, Card, DataTable, ErrorBox, format, placeOf, useRead, useText, type Item } from '#panel';
import { useChangeRow } from './use-change-row.js';

/** Maximum number of differences shown. Checked differences leave the list, and others take their place. */
const MOST = 100;

type Difference = Item<'listCourierDifferences'>;

/**
 * Rows, transfers and orders with differences that an administrator has to check. Renders nothing if there are none.
 */
export function DifferenceList(): ReactElement | null {
  const say = useText();
  const { data, meta, error, loading, reload } = useRead('/api/admin/courier-differences', { per_page: MOST });
  const change = useChangeRow(reload);
  if (error) return <ErrorBox error={error} onRetry={() => void reload()} />;
  if (!data || data.items.length === 0) return null;
  const money = (amount: number | null, { currency }: Difference): ReactElement => (
    <span className="nowrap">{amount === null ? '–' : format.money(amount, currency)}</span>
  );
  return (
    <Card flush title={say('bank.couriers.differences')}>
      <DataTable
        caption={say('bank.couriers.differences')}
        busy={loading}
        rows={data.items}
        rowKey={({ problem, register_id: register, row_id: row, order_id: order }) =>
          [problem, register, row, order].join()
        }
        columns={[
          {
            key: 'problem',
            title: say('bank.couriers.problem'),
            main: true,
            cell: (one) => <Place difference={one} />,
          },
          {
            key: 'since',
            title: say('bank.couriers.day'),
            cell: ({ since }) => <span className="nowrap">{since ? format.day(since, 'year') : '–'}</span>,
          },
          {
            key: 'expected',
            title: say('bank.couriers.expected'),
            align: 'end',
            cell: (one) => money(one.expected, one),
          },
          { key: 'amount', title: say('bank.couriers.collected'), align: 'end', cell: (one) => money(one.amount, one) },
          {
            key: 'checked',
            title: say('bank.couriers.action'),
            cell: ({ register_id: register, row_id: row }) =>
              register !== null &&
              row !== null && (
                <Button small onClick={() => void change(register, row, { checked: true })}>
                  {say('bank.couriers.check')}
                </Button>
              ),
          },
        ]}
      />
      {meta && meta.total > MOST && (
        <p className="bank-below soft small">
          {say('review.first', { count: MOST, total: format.number(meta.total) })}
        </p>
      )}
    </Card>
  );
}

/** Text of the problem, with links to the register and the order. */
function Place({ difference }: { readonly difference: Difference }): ReactElement {
  const say = useText();
  const { problem, register_id: register, order_id: order, tracking_number: tracking } = difference;
  return (
    <div>
      {say(`bank.couriers.problems.${problem}`)}
      <div className="small">
        {tracking && <span className="soft">{tracking}</span>}
        {order !== null && (
          <>
            {tracking && ' · '}
            <Link to={placeOf('orders', order)}>{say('review.order', { number: order })}</Link>
          </>
        )}
        {register !== null && (
          <>
            {(tracking ?? order) !== null && ' · '}
            <Link to={placeOf('courier-registers', register)}>{say('bank.couriers.register')}</Link>
          </>
        )}
      </div>
    </div>
  );
}
