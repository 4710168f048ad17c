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
const PAYMENT_TONES: Record<PaymentWord, Tone> = {
  partially_refunded: 'neutral',
  unpaid: 'neutral',
  partially_paid: 'warn',
  paid: 'good',
  overpaid: 'warn',
  refunded: 'neutral',
};

/** What is called otherwise of an order that its buyer comes for. */
const FETCHED: readonly Status[] = ['ready_for_shipment', 'shipped'];

/** The text key of a status: what is picked up is not shipped. */
export const statusKey = (status: Status, isPickup: boolean): string =>
  isPickup && FETCHED.includes(status) ? `order.pickup.${status}` : `order.status.${status}`;

/** What is said of an order's money: the service counts what is left, so a paid order of which a part went back is not paid in part. */
export type PaymentWord = Schemas['PaymentStatus'] | 'partially_refunded';

export const paymentWord = ({
  payment_status: status,
  paid_amount: paid,
  refunded_amount: refunded,
  total,
}: Pick<Order, 'payment_status' | 'paid_amount' | 'refunded_amount' | 'total'>): PaymentWord =>
  status === 'partially_paid' && refunded > 0 && paid >= total ? 'partially_refunded' : status;

/** Where the order is, whether it is paid, and whether anybody is late. */
export function States({ order }: { readonly order: Order }): ReactElement {
  const say = useText();
  const money = paymentWord(order);
  return (
    <>
      <Badge tone={STATUS_TONES[order.status]}>{say(statusKey(order.status, order.is_pickup))}</Badge>
      {money !== order.status && <Badge tone={PAYMENT_TONES[money]}>{say(`order.payment_status.${money}`)}</Badge>}
      {order.overdue && <Badge tone="bad">{say('order.overdue')}</Badge>}
      {order.is_quick && <Badge>{say('order.quick')}</Badge>}
    </>
  );
}
