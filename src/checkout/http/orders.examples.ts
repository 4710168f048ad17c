/** An order as the OpenAPI document shows it. */
export const orderExample = {
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

/** An order in a list. */
export const orderRowExample = {
  ...orderExample,
  payment_method_title: 'Bank invoice',
  item_count: 2,
  allowed: ['paid', 'cancelled'],
};

const lineExample = {
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

const paymentExample = {
  id: 5,
  method: 'bank_invoice',
  transaction_id: null,
  amount: 48,
  status: 'captured',
  reference: 'E2E-2026-11',
  received_at: null,
  created_at: '2026-11-22T09:00:00.000Z',
};

const refundExample = {
  id: 1,
  method: 'bank_invoice',
  amount: 48,
  status: 'recorded',
  refund_id: null,
  reason: 'Returned',
  created_at: '2026-11-23T09:00:00.000Z',
};

export const orderDetailExample = {
  ...orderExample,
  key: 'Xw0…',
  items: [lineExample],
  payments: [paymentExample],
  refunds: [refundExample],
  allowed: ['paid', 'cancelled'],
};

export const ok = (data: unknown, message = 'Done.'): object => ({ success: true, data, message });

/** What the example cannot show: members that depend on who asks, and those that an order may be without. */
export const orderTold = { optional: ['key', 'allowed'], nullable: ['reference', 'name', 'customer_id'] };

export const refundsExample = { order: orderDetailExample, refunds: [refundExample] };
export const historyExample = {
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
