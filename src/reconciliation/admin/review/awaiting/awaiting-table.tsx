import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Button, DataTable, format, placeOf, useText } from '#panel';
import { customerOf, type AwaitingOrder } from '../types.js';
import { RecordDialog } from './record-dialog.js';
import type { Recording } from './use-record-payment.js';

export interface AwaitingTableProps {
  readonly orders: readonly AwaitingOrder[];
  readonly busy: boolean;
  readonly recording: Recording;
  readonly onRecorded: () => Promise<void>;
}

/** `Record payment` records the open amount at once; another amount, day or reference is entered in a dialog. */
export function AwaitingTable({ orders, busy, recording, onRecorded }: AwaitingTableProps): ReactElement {
  const say = useText();
  const [other, setOther] = useState<AwaitingOrder | null>(null);
  return (
    <>
      <DataTable
        caption={say('review.tabs.orders')}
        rows={orders}
        rowKey={({ id }) => id}
        busy={busy}
        columns={[
          {
            key: 'order',
            title: say('review.orders.order'),
            main: true,
            cell: ({ id, reported_at: reported }) => (
              <span className="transfer-named">
                <Link className="nowrap" to={placeOf('orders', id)}>
                  {say('review.order', { number: id })}
                </Link>
                {reported && (
                  <Badge tone="info">{say('review.orders.reported', { day: format.shortDate(reported) })}</Badge>
                )}
              </span>
            ),
          },
          { key: 'customer', title: say('review.orders.customer'), cell: customerOf },
          {
            key: 'reference',
            title: say('review.orders.reference'),
            cell: ({ reference }) => <code className="nowrap">{format.iban(reference)}</code>,
          },
          { key: 'open', title: say('review.orders.open'), align: 'end', cell: (order) => <Due order={order} /> },
          { key: 'due', title: say('review.orders.due'), cell: (order) => <Deadline order={order} /> },
          {
            key: 'record',
            title: say('review.orders.record'),
            hideTitle: true,
            align: 'end',
            cell: (order) => (
              <span className="transfer-record">
                <Button
                  small
                  kind="primary"
                  busy={recording.busyId === order.id}
                  aria-label={say('review.orders.record_order', { number: order.id })}
                  onClick={() => void recording.record(order)}
                >
                  {say('review.orders.record')}
                </Button>
                <Button
                  small
                  kind="quiet"
                  aria-label={say('review.orders.other_order', { number: order.id })}
                  onClick={() => setOther(order)}
                >
                  {say('review.orders.other')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {other && <RecordDialog order={other} onRecorded={onRecorded} onClose={() => setOther(null)} />}
    </>
  );
}

function Due({ order: { open_amount: open, total, currency } }: { readonly order: AwaitingOrder }): ReactElement {
  const say = useText();
  return (
    <span>
      <strong className="nowrap">{format.money(open, currency)}</strong>
      {open !== total && (
        <span className="soft small"> {say('review.orders.of_total', { total: format.money(total, currency) })}</span>
      )}
    </span>
  );
}

function Deadline({
  order: { payment_due_at: due, overdue, status },
}: {
  readonly order: AwaitingOrder;
}): ReactElement {
  const say = useText();
  if (status === 'shipped') return <Badge tone="info">{say('review.orders.on_its_way')}</Badge>;
  if (!due) return <span className="soft">{say('review.orders.no_deadline')}</span>;
  return (
    <span className="transfer-due">
      <span className="nowrap">{format.date(due)}</span>{' '}
      {overdue ? (
        <Badge tone="bad">{say('review.orders.overdue')}</Badge>
      ) : (
        <span className="soft small">{format.daysFromNow(due)}</span>
      )}
    </span>
  );
}
