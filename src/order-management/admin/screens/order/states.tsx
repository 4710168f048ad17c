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
 * Payment status in the panel. A paid order with a partial refund is shown as partially refunded, although the API
 * reports `partially_paid`. An order whose overpayment is kept is shown as paid, because it asks for no decision.
 */
export type PaymentWord = Schemas['PaymentStatus'] | 'partially_refunded';

export const paymentWord = ({
  payment_status: status,
  paid_at: paidAt,
  refunded_amount: refunded,
  overpayment_kept: isKept = false,
}: Pick<Order, 'payment_status' | 'paid_at' | 'refunded_amount'> &
  Partial<Pick<Order, 'overpayment_kept'>>): PaymentWord => {
  if (status === 'overpaid' && isKept) return 'paid';
  return status === 'partially_paid' && refunded > 0 && paidAt !== null ? 'partially_refunded' : status;
};

/** Order status, payment status, and whether the payment or shipment is late. */
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

/**
 * i18n key of the shipping address. For a pickup order it is the customer's own address, because nothing is delivered.
 */
export const shippingKey = ({ is_pickup: isPickup }: Order): string =>
  isPickup ? 'order.addresses.own' : 'order.addresses.shipping';
