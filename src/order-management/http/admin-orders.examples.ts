import { orderDetailExample } from '../../order-view/index.js';
import { orderHistoryExample } from '../../order/index.js';
import type { AdminOrderResponse } from './dto/admin-order.response.js';
import type { OrderTotalsResponse } from './dto/order-quote.response.js';

const [line] = orderDetailExample.items;

export const orderTotalsExample: OrderTotalsResponse = {
  currency: 'EUR',
  subtotal: 72,
  tax: 12,
  shipping: 0,
  shipping_tax: 0,
  total: 72,
  prices_include_tax: true,
};

export const adminOrderExample: AdminOrderResponse = {
  ...orderDetailExample,
  allowed: ['paid', 'cancelled'],
  payment_method_title: 'Bank transfer',
  shipping_method_title: 'Pickup',
  shipping_methods: [{ key: 'pickup', title: 'Pickup' }],
  tracked: false,
  is_pickup: false,
  customer: { ...orderDetailExample.customer, registered: true, orders: 3, staff_note: null, tags: ['wholesale'] },
  items: [
    { ...line!, attributes_text: '', alias: 'teapot', image: '/media/teapot.svg', in_stock: 14, unavailable: null },
  ],
  payments: [],
  history: orderHistoryExample.items,
  mails: [
    {
      id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11',
      kind: 'bank_details',
      recipient: 'olena@example.com',
      subject: 'Payment details for your order',
      language: 'uk',
      state: 'sent',
      delayed_until: null,
      attempts: 1,
      created_at: '2026-11-21T10:00:00.000Z',
      sent_at: '2026-11-21T10:00:01.000Z',
    },
  ],
  refundable_amount: 0,
  overpaid_amount: 0,
  overpayment_kept: false,
  can: {
    verify: true,
    capture: true,
    cancel: true,
    reinstate: false,
    refund: false,
    edit: true,
    correct: true,
    track: false,
    note: true,
    invoice: true,
  },
};
