import { orderRefundExample, paidOrderExample } from '../../order-view/index.js';
import { orderExample } from '../../order/index.js';
import type { MoveOutcomesResponse } from './dto/move-outcome.response.js';
import type { OrderCountsResponse, OrderRowResponse } from './dto/order-list.response.js';
import type { OrderQuoteResponse } from './dto/order-quote.response.js';
import type { OrderRefundsResponse } from './dto/order-refunds.response.js';
import type { ShipOutcomesResponse } from './dto/ship-outcome.response.js';
import type { ShipmentTrackingResponse } from './dto/shipment-tracking.response.js';

export const orderRowExample: OrderRowResponse = {
  ...orderExample,
  payment_method_title: 'Bank invoice',
  shipping_method_title: 'Pickup',
  item_count: 2,
  is_pickup: false,
  pays_on_delivery: false,
  payment_reported: false,
  overpayment_kept: false,
  payment_declined: false,
  allowed: ['paid', 'cancelled'],
};

export const orderRefundsExample: OrderRefundsResponse = {
  order: { ...paidOrderExample, payment_status: 'refunded', refunded_amount: 48, refunds: [orderRefundExample] },
  refunds: [orderRefundExample],
};

export const shipmentTrackingExample: ShipmentTrackingResponse = {
  tracking_number: 'CX123',
  success: true,
  status: 'in transit',
  location: 'Lviv',
  estimated_delivery: '2026-11-24',
};

export const orderCountsExample: OrderCountsResponse = {
  total: 128,
  overdue: 3,
  to_verify: 9,
  by_status: {
    pending: 12,
    awaiting_payment: 8,
    processing: 4,
    ready_for_shipment: 2,
    shipped: 5,
    paid: 1,
    completed: 90,
    cancelled: 6,
  },
  payment_methods: [
    { key: 'cash', title: 'Cash' },
    { key: 'bank_invoice', title: 'Bank invoice' },
  ],
  shipping_methods: [
    { key: 'flat_rate', title: 'Delivery' },
    { key: 'pickup', title: 'Pickup' },
  ],
};

export const csvExample = 'Order,Reference,Placed (UTC),…\r\n42,RF34000042,2026-11-21T10:00:00.000Z,…\r\n';

export const moveOutcomesExample: MoveOutcomesResponse = {
  items: [
    {
      id: 42,
      outcome: 'moved',
      status: 'processing',
      version: 3,
      code: null,
      message: null,
      allowed: ['ready_for_shipment', 'cancelled'],
    },
    {
      id: 43,
      outcome: 'refused',
      status: 'shipped',
      version: 5,
      code: 'illegal_transition',
      message: 'From the state “Shipped” an order cannot get to “Processing”.',
      allowed: ['completed', 'cancelled'],
    },
  ],
};

export const shipOutcomesExample: ShipOutcomesResponse = {
  items: [
    { id: 42, outcome: 'shipped', status: 'shipped' },
    {
      id: 43,
      outcome: 'failed',
      status: 'ready_for_shipment',
      code: 'is_pickup',
      message: 'This is a pickup order. Mark it as picked up instead.',
    },
  ],
};

export const orderQuoteExample: OrderQuoteResponse = {
  currency: 'EUR',
  subtotal: 48,
  tax: 8,
  shipping: 5,
  shipping_tax: 0,
  total: 53,
  prices_include_tax: true,
  shipping_method: 'flat_rate',
  shipping_methods: [
    {
      key: 'flat_rate',
      title: 'Courier',
      cost: 5,
      delivery_time: '1–3 days',
      is_pickup: false,
      requires_phone: false,
      requires_address: true,
    },
  ],
  items: [
    {
      product_id: 12,
      variant_id: null,
      name: 'Teapot',
      sku: 'QS-TEA-001',
      attributes: {},
      quantity: 2,
      price: 24,
      catalog_price: 24,
      total: 48,
      in_stock: 7,
    },
  ],
};
