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

describe('an order on its pay button', () => {
  test('asks for what is open, with the digits of its currency', () => {
    expect(payButtonOrder(order)).toEqual({
      id: 17,
      reference: 'RF18000017',
      amount: '15.50',
      currency: 'EUR',
      status: 'awaiting_payment',
      payment_due_at: '2026-11-28T10:00:00.000Z',
    });
  });

  test('shows its total when nothing is open', () => {
    expect(payButtonOrder({ ...order, open: Money.zero('EUR') }).amount).toBe('20.00');
  });

  test('has no deadline when the method has none', () => {
    expect(payButtonOrder({ ...order, paymentDueAt: null }).payment_due_at).toBeNull();
  });
});
