import type { OrderPresentation, PresentedRefund, SampleOrderOptions } from '../order-view/index.js';
import type { OrderMailKind } from './order-post.js';

/** A sample order for the preview of an email. */
export interface OrderMailSample extends SampleOrderOptions {
  /** Key of the email's texts below `notification`. */
  readonly id: string;
  readonly kind: OrderMailKind;
}

export const ORDER_MAIL_SAMPLES: readonly OrderMailSample[] = [
  { id: 'order_confirmation', kind: 'order_confirmation', status: 'pending' },
  { id: 'bank_details', kind: 'bank_details', status: 'awaiting_payment', byTransfer: true },
  { id: 'payment_partial', kind: 'payment_partial', status: 'awaiting_payment', byTransfer: true, isPartlyPaid: true },
  { id: 'payment_reminder', kind: 'payment_reminder', status: 'awaiting_payment', byTransfer: true },
  { id: 'payment_received', kind: 'payment_received', status: 'paid', byTransfer: true },
  { id: 'refund', kind: 'refund', status: 'paid', byTransfer: true },
  { id: 'order_status.awaiting_payment', kind: 'order_status', status: 'awaiting_payment' },
  { id: 'order_status.processing', kind: 'order_status', status: 'processing' },
  { id: 'order_status.ready_for_shipment', kind: 'order_status', status: 'ready_for_shipment' },
  { id: 'order_status.shipped', kind: 'order_status', status: 'shipped' },
  {
    id: 'collected.order_status.ready_for_shipment',
    kind: 'order_status',
    status: 'ready_for_shipment',
    isPickup: true,
  },
  { id: 'collected.order_status.shipped', kind: 'order_status', status: 'shipped', isPickup: true },
  { id: 'order_status.completed', kind: 'order_status', status: 'completed' },
  { id: 'order_status.cancelled', kind: 'order_status', status: 'cancelled' },
  { id: 'order_status.reinstated', kind: 'order_status', status: 'pending' },
  { id: 'order_link', kind: 'order_link', status: 'pending' },
];

/** A refund of the first line of a sample order. */
export const sampleRefund = ({ lines }: OrderPresentation): PresentedRefund => {
  const [line] = lines;
  const amount = line?.total ?? '';
  return { request: null, at: new Date(), amount, lines: line ? [{ ...line, amount }] : [], shipping: null };
};
