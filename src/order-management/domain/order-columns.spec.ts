import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import type { OrderRecord } from '../../order/index.js';
import { ORDER_COLUMNS, orderCells } from './order-columns.js';

const words = {
  payment: (key: string) => `paid by ${key}`,
  shipping: (key: string) => `sent by ${key}`,
  isPickup: ({ shippingMethod }: OrderRecord) => shippingMethod === 'pickup',
};
const cells = (more: Partial<OrderRecord> = {}, isOverpaymentKept = false) =>
  orderCells(
    { order: orderRecord(more), itemCount: 3, isPaymentReported: false, isOverpaymentKept },
    (key) => `say ${key}`,
    words,
  );

describe('exported orders', () => {
  test('an exported order has exactly one cell for each column', () => {
    expect(Object.keys(cells()).sort()).toEqual([...ORDER_COLUMNS].sort());
    expect(new Set(ORDER_COLUMNS).size).toBe(ORDER_COLUMNS.length);
  });

  test('an exported order has translated statuses and methods', () => {
    expect(cells({ status: 'shipped', paymentStatus: 'overpaid', paymentMethod: 'bank_invoice' })).toMatchObject({
      status: 'say order.status.shipped',
      payment_status: 'say order-list.payment_status.overpaid',
      payment_method: 'paid by bank_invoice',
      shipping_method: 'sent by flat_rate',
    });
    expect(cells({ paymentStatus: 'overpaid' }, true).payment_status).toBe('say order-list.payment_status.paid');
    expect(cells({ shippingMethod: null }).shipping_method).toBeNull();
    expect(cells({ status: 'shipped', shippingMethod: 'pickup' }).status).toBe('say order.collected.shipped');
    const eur = (minor: number) => Money.of(minor, 'EUR');
    const returned = { paymentStatus: 'partially_paid', total: eur(500), paid: eur(500), refunded: eur(100) } as const;
    expect(cells(returned).payment_status).toBe('say order-list.payment_status.partially_paid');
    expect(cells({ ...returned, paidAt: new Date(0) }).payment_status).toBe(
      'say order-list.payment_status.partially_refunded',
    );
  });

  test('an exported order has plain amounts with the decimal places of its currency, and the open amount', () => {
    const eur = (minor: number) => Money.of(minor, 'EUR');
    expect(
      cells({
        subtotal: eur(100_000),
        shipping: eur(500),
        tax: eur(0),
        total: eur(100_500),
        paid: eur(200),
        refunded: eur(100),
      }),
    ).toMatchObject({
      subtotal: '1000.00',
      shipping: '5.00',
      tax: '0.00',
      total: '1005.00',
      paid: '2.00',
      refunded: '1.00',
      open: '1004.00',
      currency: 'EUR',
    });
    expect(cells({ currency: 'JPY', total: Money.of(25, 'JPY'), paid: Money.of(30, 'JPY') })).toMatchObject({
      total: '25',
      open: '0',
      currency: 'JPY',
    });
  });

  test('an exported order has times in UTC, and empty cells for missing times', () => {
    expect(cells()).toMatchObject({ created_at: '2026-11-21T10:00:00.000Z', paid_at: null, payment_due_at: null });
    expect(cells({ paidAt: new Date(0), paymentDueAt: new Date(1000) })).toMatchObject({
      paid_at: '1970-01-01T00:00:00.000Z',
      payment_due_at: '1970-01-01T00:00:01.000Z',
    });
  });

  test('an exported order has its number, buyer, address and number of items', () => {
    const shippingAddress = {
      name: 'Olena',
      address: 'Street 1',
      city: 'Kyiv',
      state: null,
      zip: '01001',
      country: 'UA',
    };
    const more = { shippingAddress, customerId: 3, trackingNumber: 'T1', note: 'Call' };
    expect(cells(more)).toMatchObject({
      number: 17,
      reference: 'RF18000017',
      first_name: 'Olena',
      last_name: 'Koval',
      email: 'olena@example.com',
      phone: null,
      item_count: 3,
      tracking_number: 'T1',
      address: 'Street 1',
      city: 'Kyiv',
      zip: '01001',
      country: 'UA',
      customer_id: 3,
      note: 'Call',
    });
  });
});
