import fc from 'fast-check';
import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { ORDER_STATUSES } from '../../order/index.js';
import { acceptsPayment, payableOrder, takesOverpayment, waitsForMoney } from './payable-order.js';

const eur = (minor: number) => Money.of(minor, 'EUR');
const collected: ReadonlySet<string> = new Set(['pickup']);

test('a payment is made for the balance due, never for more', () => {
  expect(payableOrder(orderRecord({ paid: eur(500) }))).toMatchObject({
    id: 17,
    reference: 'RF18000017',
    total: eur(2000),
    open: eur(1500),
  });
  expect(payableOrder(orderRecord({ paid: eur(2500) })).open).toEqual(eur(0));
  const paymentDueAt = new Date(0);
  expect(payableOrder(orderRecord({ status: 'awaiting_payment', language: 'uk', paymentDueAt }))).toMatchObject({
    status: 'awaiting_payment',
    language: 'uk',
    paymentDueAt,
    customer: { email: 'olena@example.com', first_name: 'Olena', last_name: 'Koval', phone: null },
  });
});

test.each(ORDER_STATUSES.map((status) => [status, status === 'pending' || status === 'awaiting_payment'] as const))(
  'whether an unpaid order that is %s accepts payment: %s',
  (status, accepts) => {
    expect(acceptsPayment(orderRecord({ status }))).toBe(accepts);
    expect(acceptsPayment(orderRecord({ status, paid: eur(1) }))).toBe(false);
  },
);

describe('payment details of an order', () => {
  test.each([
    ['when nobody has paid', {}, true],
    ['when a transfer came too small', { status: 'awaiting_payment' as const, paid: eur(1) }, true],
    ['not when all is paid', { status: 'awaiting_payment' as const, paid: eur(2000) }, false],
    ['not when it costs nothing', { total: eur(0) }, false],
    ['not when it is cancelled', { status: 'cancelled' as const }, false],
    ['not while a fast order has no delivery', { isQuick: true, shippingMethod: null }, false],
    [
      'when a fast order is to be collected, without any address',
      { isQuick: true, shippingMethod: 'pickup', shippingAddress: orderRecord().billingAddress },
      true,
    ],
  ])('payment details of an order are shown %s', (_, more, says) => {
    expect(waitsForMoney(orderRecord(more), collected)).toBe(says);
  });

  test('payment details of an order are shown only while an amount is open', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), fc.nat({ max: 3000 }), (status, paid) => {
        const order = orderRecord({ status, paid: eur(paid) });
        if (waitsForMoney(order, collected)) expect(payableOrder(order).open.isPositive()).toBe(true);
      }),
    );
  });
});

test.each([
  ['that holds its total', { paid: eur(2000) }, true],
  ['that holds its total, less than the amount of which was refunded', { paid: eur(2000), refunded: eur(4) }, true],
  ['whose total was refunded', { paid: eur(2000), refunded: eur(2000) }, false],
  ['of which the amount was refunded', { paid: eur(2000), refunded: eur(5) }, false],
  ['that is cancelled', { paid: eur(2000), status: 'cancelled' as const }, false],
  ['that was not paid in full', { paid: eur(1999), paidAt: null }, false],
])('an order %s takes 0.05 EUR more: %s', (_, more, takes) => {
  expect(takesOverpayment(orderRecord({ status: 'paid', paidAt: new Date(0), ...more }), eur(5))).toBe(takes);
});
