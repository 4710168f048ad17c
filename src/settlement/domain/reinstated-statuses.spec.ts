import fc from 'fast-check';
import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { reinstatedStatuses } from './reinstated-statuses.js';

const eur = (minor: number) => Money.of(minor, 'EUR');
const transfer = { awaits: 'awaiting_payment' as const };
const cash = { awaits: 'pending' as const };
const cancelled = (more: Parameters<typeof orderRecord>[0] = {}) => orderRecord({ status: 'cancelled', ...more });

describe('the status of a reinstated order', () => {
  test.each([
    ['unpaid, by transfer', cancelled(), transfer, 'awaiting_payment', null],
    ['unpaid, in cash', cancelled(), cash, 'pending', null],
    ['unpaid, by a method that is gone', cancelled(), null, 'pending', null],
    ['partially paid, by transfer', cancelled({ paid: eur(500) }), transfer, 'awaiting_payment', null],
    [
      'paid and not refunded',
      cancelled({ paid: eur(2000), paidAt: new Date(0) }),
      transfer,
      'awaiting_payment',
      'paid',
    ],
    [
      'paid online and not refunded',
      cancelled({ paid: eur(2000), paidAt: new Date(0) }),
      cash,
      'pending',
      'processing',
    ],
    [
      'paid and refunded',
      cancelled({ paid: eur(2000), refunded: eur(2000), paidAt: new Date(0) }),
      transfer,
      'awaiting_payment',
      null,
    ],
    ['paid after the cancellation', cancelled({ paid: eur(2000) }), transfer, 'awaiting_payment', 'paid'],
    ['free of charge, in cash', cancelled({ total: eur(0) }), cash, 'pending', null],
    [
      'free of charge, by transfer',
      cancelled({ total: eur(0), paidAt: new Date(0) }),
      transfer,
      'awaiting_payment',
      'paid',
    ],
    ['a fast order without delivery', cancelled({ isQuick: true, shippingMethod: null }), transfer, 'pending', null],
    [
      'a fast order that awaited payment',
      cancelled({ isQuick: true, paymentDueAt: new Date(0) }),
      transfer,
      'awaiting_payment',
      null,
    ],
  ])(
    'a reinstated order that is %s gets the statuses that its money and method require',
    (_, order, method, first, next) => {
      expect(reinstatedStatuses(order, method)).toEqual({ first, next });
    },
  );

  test('a reinstated order counts as paid only if the shop holds its total', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), fc.boolean(), (paid, returned, wasPaid) => {
        const refunded = Math.min(paid, returned);
        const order = cancelled({ paid: eur(paid), refunded: eur(refunded), paidAt: wasPaid ? new Date(0) : null });
        for (const method of [transfer, cash])
          expect(reinstatedStatuses(order, method).next !== null).toBe(paid - refunded >= 2000);
      }),
    );
  });
});
