import { Money } from '#kernel';
import type { PayableOrder } from '../payment.types.js';
import { payButtonOrder } from './pay-button-order.js';

const order: PayableOrder = {
  id: 17,
  reference: 'RF18000017',
  total: Money.of(2000, 'EUR'),
  open: Money.of(1550, 'EUR'),
  status: 'awaiting_payment',
  language: 'en',
  paymentDueAt: new Date('2026-11-28T10:00:00Z'),
  customer: { email: 'olena@example.com', first_name: null, last_name: null, phone: null },
};

describe('orders for pay buttons', () => {
  test('a pay button shows the open amount, with the decimal places of its currency', () => {
    expect(payButtonOrder(order)).toEqual({
      id: 17,
      reference: 'RF18000017',
      amount: '15.50',
      currency: 'EUR',
      status: 'awaiting_payment',
      payment_due_at: '2026-11-28T10:00:00.000Z',
    });
  });

  test('a pay button shows the total if nothing is open', () => {
    expect(payButtonOrder({ ...order, open: Money.zero('EUR') }).amount).toBe('20.00');
  });

  test('a pay button shows no deadline if the method has none', () => {
    expect(payButtonOrder({ ...order, paymentDueAt: null }).payment_due_at).toBeNull();
  });
});
