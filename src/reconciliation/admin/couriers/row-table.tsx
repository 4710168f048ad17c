import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge, DataTable, format, placeOf, useText, type Column, type Schemas, type Tone } from '#panel';

export type CourierRow = Schemas['CourierRowResponse'];

const TONES: Readonly<Record<CourierRow['state'], Tone>> = {
  matched: 'good',
  paid: 'good',
  differs: 'warn',
  unknown: 'bad',
};

interface RowTableProps {
  readonly rows: readonly CourierRow[];
  readonly busy?: boolean;
  readonly action?: (row: CourierRow) => ReactNode;
}

/** The parcels of a register beside their orders. */
export function RowTable({ rows, busy = false, action }: RowTableProps): ReactElement {
  const say = useText();
  const columns: ReadonlyArray<Column<CourierRow>> = [
    {
      key: 'parcel',
      title: say('bank.couriers.parcel'),
      main: true,
      cell: ({ tracking_number: tracking, order_number: number, line }) =>
        tracking ?? number ?? say('bank.couriers.line', { line }),
    },
    {
      key: 'order',
      title: say('bank.couriers.order'),
      cell: ({ order_id: order }) =>
        order === null ? (
          '–'
        ) : (
          <Link className="nowrap" to={placeOf('orders', order)}>
            {say('review.order', { number: order })}
          </Link>
        ),
    },
    {
      key: 'state',
      title: say('bank.state'),
      cell: ({ state, problem, expected, currency }) => (
        <span className="bank-state">
          <Badge tone={state === 'paid' && problem ? 'warn' : TONES[state]}>
            {say(`bank.couriers.row_states.${state}`)}
          </Badge>
          {problem && <span className="small">{say(`bank.couriers.problems.${problem}`)}</span>}
          {problem === 'other_amount' && expected !== null && (
            <span className="small soft">
              {say('bank.couriers.expected')}: {format.money(expected, currency)}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'fee',
      title: say('bank.couriers.fee'),
      align: 'end',
      cell: ({ fee, currency }) => <span className="nowrap">{format.money(fee, currency)}</span>,
    },
    {
      key: 'amount',
      title: say('bank.couriers.collected'),
      align: 'end',
      cell: ({ amount, currency }) => <span className="nowrap">{format.money(amount, currency)}</span>,
    },
    ...(action ? [{ key: 'action', title: say('bank.couriers.action'), cell: action }] : []),
  ];
  return (
    <DataTable
      caption={say('bank.couriers.parcels')}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      columns={columns}
    />
  );
}
