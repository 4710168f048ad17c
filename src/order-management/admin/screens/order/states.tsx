import type { ReactElement } from 'react';
import { Badge, useText, type Schemas, type Tone } from '#panel';
import type { Order, Status } from './order.js';

export const STATUS_TONES: Record<Status, Tone> = {
  pending: 'info',
  awaiting_payment: 'warn',
  processing: 'info',
  ready_for_shipment: 'info',
  shipped: 'info',
  paid: 'good',
  completed: 'good',
  cancelled: 'neutral',
};
const PAYMENT_TONES: Record<Schemas['PaymentStatus'], Tone> = {
  unpaid: 'neutral',
  partially_paid: 'warn',
  paid: 'good',
  overpaid: 'warn',
  refunded: 'neutral',
};

/** Where the order is, whether it is paid, and whether anybody is late. */
export function States({
  order,
}: {
  readonly order: Pick<Order, 'status' | 'payment_status' | 'overdue' | 'is_quick'>;
}): ReactElement {
  const say = useText();
  return (
    <>
      <Badge tone={STATUS_TONES[order.status]}>{say(`order.status.${order.status}`)}</Badge>
      {order.payment_status !== order.status && (
        <Badge tone={PAYMENT_TONES[order.payment_status]}>{say(`order.payment_status.${order.payment_status}`)}</Badge>
      )}
      {order.overdue && <Badge tone="bad">{say('order.overdue')}</Badge>}
      {order.is_quick && <Badge>{say('order.quick')}</Badge>}
    </>
  );
}
