import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, can, format, placeOf, useRead, useText, type Item, type Tone } from '#panel';
import type { Order } from './order.js';

type BankRefund = Item<'listBankRefunds'>;

const TONES: Readonly<Record<BankRefund['state'], Tone>> = {
  due: 'warn',
  exported: 'info',
  paid_out: 'good',
  returned: 'bad',
};

/** Refunds of the order whose money is sent by bank transfer, with links to where this is done. */
export function BankRefunds({ order }: { readonly order: Order }): ReactElement | null {
  const say = useText();
  const { data } = useRead(order.refunded_amount > 0 ? '/api/admin/refunds' : null, {
    order_id: order.id,
    per_page: 100,
  });
  if (!data || data.items.length === 0) return null;
  return (
    <div className="order-transfers">
      <h3>{say('order.bank_refunds.title')}</h3>
      <ul>
        {data.items.map((refund) => (
          <li key={refund.id}>
            <span className="nowrap">{format.money(refund.amount, refund.currency)}</span>
            <Badge tone={TONES[refund.state]}>{say(`refunds.states.${refund.state}`)}</Badge>
            <Details refund={refund} />
            {can('manager') && (
              <Link to={placeOfRefund(refund)}>
                {say(`order.bank_refunds.${refund.state}`)}
                <span className="unseen"> {format.money(refund.amount, refund.currency)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The file of the refund, or why the bank returned it. */
function Details({ refund: { state, file_id: file, return_reason: reason } }: { readonly refund: BankRefund }) {
  const say = useText();
  if (state === 'returned')
    return <span className="soft">{[reason?.code, reason?.text].filter(Boolean).join(' ')}</span>;
  return file === null ? null : <span className="soft nowrap">{say('refunds.in_file', { number: file })}</span>;
}

const placeOfRefund = ({ state }: BankRefund): string =>
  `${placeOf('bank-refunds')}${state === 'due' || state === 'returned' ? '' : `?refunds=${state}`}`;
