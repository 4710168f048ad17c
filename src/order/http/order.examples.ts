import type { OrderHistoryResponse } from './dto/order-history.response.js';
import type { OrderLineResponse } from './dto/order-line.response.js';
import type { OrderResponse } from './dto/order.response.js';

/** An order as the OpenAPI document shows it. */
export const orderExample: OrderResponse = {
  id: 42,
  number: 42,
  reference: 'RF34000042',
  status: 'awaiting_payment',
  payment_status: 'unpaid',
  currency: 'EUR',
  subtotal: 48,
  tax: 8,
  shipping: 0,
  total: 48,
  paid_amount: 0,
  refunded_amount: 0,
  open_amount: 48,
  refund_due: 0,
  prices_include_tax: true,
  customer_id: 7,
  customer: { id: 7, first_name: 'Olena', last_name: 'Bondar', email: 'olena@example.com', phone: '+380501234567' },
  payment_method: 'bank_invoice',
  shipping_method: 'pickup',
  shipping_address: {
    name: 'Olena Bondar',
    address: 'Khreshchatyk 1',
    city: 'Kyiv',
    state: null,
    zip: '01001',
    country: 'UA',
  },
  billing_address: {
    name: 'Olena Bondar',
    address: 'Khreshchatyk 1',
    city: 'Kyiv',
    state: null,
    zip: '01001',
    country: 'UA',
  },
  note: null,
  is_quick: false,
  language: 'uk',
  paid_at: null,
  payment_note: null,
  payment_due_at: '2026-11-28T10:00:00.000Z',
  overdue: false,
  invoice_path: null,
  tracking_number: null,
  cancel_reason: null,
  cancelled_at: null,
  shipped_at: null,
  version: 2,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

export const orderLineExample: OrderLineResponse = {
  id: 64,
  order_id: 42,
  product_id: 12,
  variant_id: null,
  name: 'Teapot',
  sku: 'QS-TEA-001',
  attributes: {},
  quantity: 2,
  price: 24,
  total: 48,
  tax: 8,
};

export const orderHistoryExample: OrderHistoryResponse = {
  items: [
    {
      id: 1,
      at: '2026-11-21T10:00:00.000Z',
      actor: { kind: 'guest', id: null, name: null },
      kind: 'created',
      from: null,
      to: 'pending',
      note: null,
      changes: null,
    },
  ],
};
