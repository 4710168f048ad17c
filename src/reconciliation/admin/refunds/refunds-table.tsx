import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Button, DataTable, format, placeOf, useText, type Column } from '#panel';
import { isReady, type Refund, type View } from './refund.js';
import { RefundState } from './refund-state.js';

interface RefundsTableProps {
  readonly view: View;
  readonly refunds: readonly Refund[];
  readonly busy: boolean;
  readonly selected: ReadonlySet<string | number>;
  readonly onSelect: (selected: ReadonlySet<string | number>) => void;
  readonly onEdit: (refund: Refund) => void;
}

/** Refunds as a table; those that are due are selected for a file, and their receivers can be changed. */
export function RefundsTable({ view, refunds, selected, onSelect, onEdit, busy }: RefundsTableProps): ReactElement {
  const say = useText();
  const isDue = view === 'due';
  const columns: ReadonlyArray<Column<Refund>> = [
    {
      key: 'order',
      title: say('refunds.order'),
      main: true,
      cell: ({ order_id: id }) => (
        <Link className="nowrap" to={placeOf('orders', id)}>
          {say('review.order', { number: id })}
        </Link>
      ),
    },
    {
      key: 'receiver',
      title: say('refunds.receiver'),
      cell: (refund) => <Receiver refund={refund} {...(isDue && { onEdit })} />,
    },
    {
      key: 'since',
      title: say(isDue ? 'refunds.due_since' : 'refunds.recorded'),
      cell: ({ created_at: at }) => <span className="nowrap">{format.date(at)}</span>,
    },
    { key: 'state', title: say('bank.state'), cell: (refund) => <RefundState refund={refund} /> },
    {
      key: 'amount',
      title: say('bank.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <strong className="nowrap">{format.money(amount, currency)}</strong>,
    },
  ];
  return (
    <DataTable
      caption={say('refunds.title')}
      rows={refunds}
      rowKey={({ id }) => id}
      busy={busy}
      columns={columns}
      {...(isDue && {
        selected,
        onSelect,
        canSelect: isReady,
        nameOf: ({ order_id: id, amount, currency }: Refund) =>
          say('refunds.name', { number: id, amount: format.money(amount, currency) }),
      })}
    />
  );
}

/** Name and account of the receiver, with a button that changes them. */
function Receiver({
  refund,
  onEdit,
}: {
  readonly refund: Refund;
  readonly onEdit?: (refund: Refund) => void;
}): ReactElement {
  const say = useText();
  const { receiver, order_id: number } = refund;
  return (
    <div className="refund-receiver">
      {receiver ? (
        <div>
          <div>{receiver.name}</div>
          <div className="soft small refund-iban">{format.iban(receiver.account)}</div>
        </div>
      ) : (
        <span className="soft">{say(onEdit ? 'refunds.no_receiver' : 'refunds.removed_receiver')}</span>
      )}
      {onEdit && (
        <Button small kind={receiver ? 'quiet' : 'secondary'} onClick={() => onEdit(refund)}>
          {say(receiver ? 'refunds.change' : 'refunds.enter')}
          <span className="unseen"> {say('review.order', { number })}</span>
        </Button>
      )}
    </div>
  );
}
