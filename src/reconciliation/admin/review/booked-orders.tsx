import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { format, placeOf, useText } from '#panel';
import { difference, sum } from './amounts.js';
import type { BankTransaction } from './types.js';

/** The orders that a recorded transfer has paid, and the part of it that no order has. */
export function BookedOrders({ transaction }: { readonly transaction: BankTransaction }): ReactElement | null {
  const say = useText();
  const { allocations, amount, currency, register_ids: registers } = transaction;
  if (allocations.length === 0) return null;
  const rest = difference(
    amount,
    sum(
      allocations.map((one) => one.amount),
      currency,
    ),
    currency,
  );
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
      {rest > 0 && registers.length === 0 && (
        <p className="warn-box">{say('review.unassigned', { amount: format.money(rest, currency) })}</p>
      )}
    </>
  );
}
