import type { ReactElement } from 'react';
import { Card, format, useText } from '#panel';
import { CancelOrder } from './cancel-order.js';
import { MoveOrder } from './move-order.js';
import type { OrderProps, Status } from './order.js';
import { RefundOrder } from './refund-order.js';
import { VerifyPayment } from './verify-payment.js';

/** Moves that have no form of their own, the usual next one first. */
const USUAL: readonly Status[] = ['ready_for_shipment', 'shipped', 'processing', 'awaiting_payment', 'completed'];

/** What can be done now, by the order's state and the reader's role; nothing that the service would refuse. */
export function NextCard({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const moves = USUAL.filter((to) => order.allowed.includes(to));
  const isClosed = order.status === 'completed' || order.status === 'cancelled';
  const nothing = !order.can.verify && moves.length === 0 && !order.can.cancel;
  return (
    <Card title={say('order.next.title')}>
      {order.refund_due > 0 && (
        <p className="warn-box">
          {say('order.next.refund_due', { amount: format.money(order.refund_due, order.currency) })}
        </p>
      )}
      {order.refund_due > 0 && order.can.refund && (
        <div>
          <RefundOrder order={order} reload={reload} />
        </div>
      )}
      {order.cancel_reason && (
        <p className="soft">{say('order.next.cancel_reason', { reason: order.cancel_reason })}</p>
      )}
      {order.can.verify && <VerifyPayment order={order} reload={reload} />}
      {nothing && <p className="soft">{say(isClosed ? `order.next.${order.status}` : 'order.next.nothing')}</p>}
      {!nothing && (moves.length > 0 || order.can.cancel) && (
        <div className="actions order-moves">
          {moves.map((to) => (
            <MoveOrder key={to} order={order} reload={reload} to={to} isMain={!order.can.verify && to === moves[0]} />
          ))}
          {order.can.cancel && <CancelOrder order={order} reload={reload} />}
        </div>
      )}
    </Card>
  );
}
