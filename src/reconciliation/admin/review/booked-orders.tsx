import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { format, placeOf, useText } from '#panel';
import type { BankTransaction } from './types.js';

/** The orders that a recorded transfer has paid, and the part of it that belongs to no order. */
export function BookedOrders({ transaction }: { readonly transaction: BankTransaction }): ReactElement | null {
  const say = useText();
  const { allocations, unallocated_amount: rest, currency } = transaction;
  if (allocations.length === 0) return null;
  return (
    <>
      <ul className="transfer-booked">
        {allocations.map(({ order_id: id, payment_id: payment, amount: share }) => (
          <li key={payment}>
            <Link to={placeOf('orders', id)}>{say('review.order', { number: id })}</Link>{' '}
            {format.money(share, currency)}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="warn-box">{say('review.unassigned', { amount: format.money(rest, currency) })}</p>}
    </>
  );
}
