import { Link } from 'react-router-dom';
import { Badge, format, placeOf, type Column, type Translate } from '#panel';
import { customerOf, type WatchedOrder } from './clock.js';
import type { StepText } from './use-step-text.js';

type Row = WatchedOrder & { readonly id: number };

/** Columns of the orders: buyer, amount, deadline, next step, and what the step waits for. */
export const clockColumns = (say: Translate, { title, sentence }: StepText): ReadonlyArray<Column<Row>> => [
  {
    key: 'order',
    title: say('clock.order'),
    main: true,
    cell: ({ id, number }) => (
      <Link className="nowrap" to={placeOf('orders', id)}>
        {say('clock.order_number', { number })}
      </Link>
    ),
  },
  { key: 'customer', title: say('clock.customer'), cell: customerOf },
  {
    key: 'open',
    title: say('clock.open'),
    align: 'end',
    cell: ({ open_amount: open, currency }) => <span className="nowrap">{format.money(open, currency)}</span>,
  },
  {
    key: 'due',
    title: say('clock.due'),
    cell: ({ payment_due_at: due }) => (due ? <span className="nowrap">{format.shortDate(due)}</span> : '–'),
  },
  {
    key: 'next',
    title: say('clock.next'),
    cell: ({ next }) => <Badge tone={next?.action === 'cancel' ? 'warn' : 'neutral'}>{title(next)}</Badge>,
  },
  { key: 'why', title: say('clock.why'), cell: (order) => <span className="clock-why">{sentence(order)}</span> },
  {
    key: 'preview',
    title: say('clock.preview'),
    hideTitle: true,
    align: 'end',
    cell: ({ id, number }) => (
      <Link className="nowrap" to={placeOf('payment-clock', id)} aria-label={say('clock.preview_order', { number })}>
        {say('clock.preview')}
      </Link>
    ),
  },
];
