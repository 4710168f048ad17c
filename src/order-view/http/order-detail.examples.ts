import { orderExample, orderLineExample } from '../../order/index.js';
import type { OrderDetailResponse, OrderPaymentResponse, OrderRefundResponse } from './dto/order-detail.response.js';

export const orderPaymentExample: OrderPaymentResponse = {
  id: 5,
  method: 'bank_invoice',
  transaction_id: null,
  amount: 48,
  status: 'captured',
  reference: 'E2E-2026-11',
  received_at: null,
  created_at: '2026-11-22T09:00:00.000Z',
};

export const orderRefundExample: OrderRefundResponse = {
  id: 1,
  method: 'bank_invoice',
  amount: 48,
  status: 'recorded',
  refund_id: null,
  reason: 'Returned',
  lines: [{ order_item_id: 64, quantity: 2, amount: 48, restock: true }],
  shipping: 0,
  created_at: '2026-11-23T09:00:00.000Z',
};

export const orderDetailExample: OrderDetailResponse = {
  ...orderExample,
  key: 'Xw0…',
  items: [orderLineExample],
  payments: [],
  refunds: [],
  allowed: ['paid', 'cancelled'],
};

/** The same order after its transfer was verified. */
export const paidOrderExample: OrderDetailResponse = {
  ...orderDetailExample,
  status: 'paid',
  payment_status: 'paid',
  paid_amount: 48,
  open_amount: 0,
  paid_at: '2026-11-22T09:00:00.000Z',
  payments: [orderPaymentExample],
  allowed: ['completed', 'processing', 'ready_for_shipment', 'cancelled'],
};
