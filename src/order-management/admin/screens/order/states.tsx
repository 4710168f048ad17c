import type { ReactElement } from 'react';
import { Badge, OrderStatus, useText, type Schemas, type Tone } from '#panel';
import type { Order } from './order.js';

const PAYMENT_TONES: Record<PaymentWord, Tone> = {
  partially_refunded: 'neutral',
  unpaid: 'neutral',
  partially_paid: 'warn',
  paid: 'good',
  overpaid: 'warn',
  refunded: 'neutral',
};

/**
 * What is said of an order's money: the service counts what is left, so a paid order of which a part went back is not
 * paid in part.
 */
export type PaymentWord = Schemas['PaymentStatus'] | 'partially_refunded';

export const paymentWord = ({
  payment_status: status,
  paid_at: paidAt,
  refunded_amount: refunded,
}: Pick<Order, 'payment_status' | 'paid_at' | 'refunded_amount'>): PaymentWord =>
  status === 'partially_paid' && refunded > 0 && paidAt !== null ? 'partially_refunded' : status;

/** Where the order is, whether it is paid, and whether anybody is late. */
export function States({ order }: { readonly order: Order }): ReactElement {
  const say = useText();
  const money = paymentWord(order);
  return (
    <>
      <OrderStatus order={order} />
      {money !== order.status && <Badge tone={PAYMENT_TONES[money]}>{say(`order.payment_status.${money}`)}</Badge>}
      {order.overdue && <Badge tone="bad">{say('order.overdue')}</Badge>}
      {order.is_quick && <Badge>{say('order.quick')}</Badge>}
    </>
  );
}
