import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { can, format, useText } from '#panel';
import type { Order, OrderProps, Payment } from './order.js';
import { isRecorded } from './order-actions.js';
import { messagesPlace } from './provider-messages.js';

/** Warnings about payments for which the provider reports something else than the shop has requested or recorded. */
export function Contradictions({ order }: Pick<OrderProps, 'order'>): ReactElement {
  return (
    <>
      {order.payments.map((payment) => (
        <Contradiction key={payment.id} order={order} payment={payment} />
      ))}
    </>
  );
}

interface ContradictionProps {
  readonly order: Order;
  readonly payment: Payment;
}

function Contradiction({ order, payment }: ContradictionProps): ReactElement | null {
  const say = useText();
  const { id, method_title: method, status, contradiction } = payment;
  if (!contradiction) return null;
  const amount = format.money(payment.amount, order.currency);
  return (
    <div className={isResolved(order, payment) ? 'hint-box' : 'warn-box'}>
      <p>{say(`order.payments.contradiction.${contradiction}`, { method, amount })}</p>
      {isRecorded(status) ? (
        <p>{say('order.payments.contradiction.recorded', { amount })}</p>
      ) : (
        <p>
          {say('order.payments.contradiction.unrecorded')}{' '}
          {say(`order.payments.contradiction.steps.${stepOf(order)}`, {
            request: say('order.moves.awaiting_payment'),
            record: say('order.verify.submit'),
          })}
        </p>
      )}
      {can('manager') && (
        <p>
          <Link to={messagesPlace({ order_id: order.id, payment_id: id })}>
            {say('order.payments.contradiction.messages')}
          </Link>
        </p>
      )}
    </div>
  );
}

/**
 * How an administrator can resolve the contradiction: a manager records the payment if the order awaits one, else
 * requests it if the order may await one, else refunds it; other staff ask a manager.
 */
function stepOf({ can: { verify }, allowed }: Order): 'record' | 'request' | 'refund' | 'manager' {
  if (!can('manager')) return 'manager';
  if (verify) return 'record';
  return allowed.includes('awaiting_payment') ? 'request' : 'refund';
}

/** Whether an administrator has recorded the money in another way, so that nothing is due any more. */
const isResolved = ({ status, open_amount: open }: Order, payment: Payment): boolean =>
  payment.status === 'pending' && open === 0 && status !== 'cancelled';
