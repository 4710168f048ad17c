import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { isPastDue } from './past-due.js';

const paymentDueAt = new Date('2026-12-04T10:00:00Z');
const order = orderRecord({ status: 'awaiting_payment', paymentDueAt });

describe('orders with a payment deadline in the past', () => {
  it('an order is past due from the day after its payment deadline, in the shop’s time zone', () => {
    expect(isPastDue(order, new Date('2026-12-04T23:59:00Z'), 'UTC')).toBe(false);
    expect(isPastDue(order, new Date('2026-12-05T00:00:00Z'), 'UTC')).toBe(true);
    expect(isPastDue(order, new Date('2026-12-04T21:59:00Z'), 'Europe/Kyiv')).toBe(false);
    expect(isPastDue(order, new Date('2026-12-04T22:00:00Z'), 'Europe/Kyiv')).toBe(true);
  });

  it('an order that is paid or has no payment deadline is not past due', () => {
    const later = new Date('2027-01-01T00:00:00Z');
    expect(isPastDue({ ...order, paid: Money.of(1999, 'EUR') }, later, 'UTC')).toBe(true);
    expect(isPastDue({ ...order, paid: order.total }, later, 'UTC')).toBe(false);
    expect(isPastDue({ ...order, paymentDueAt: null }, later, 'UTC')).toBe(false);
  });
});
