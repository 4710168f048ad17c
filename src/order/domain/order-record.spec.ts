import fc from 'fast-check';
import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { isEditable, isPaid, openAmount, situationOf } from './order-record.js';
import { ORDER_STATUSES } from './order-status.js';

const eur = (minor: bigint) => Money.of(minor, 'EUR');
const amount = fc.bigInt({ min: 0n, max: 1_000_000n });

describe('what is open of an order', () => {
  test('is the rest of its total, never below zero, and nothing when it is paid', () => {
    fc.assert(
      fc.property(amount, amount, (total, paid) => {
        const order = orderRecord({ total: eur(total), paid: eur(paid) });
        const open = openAmount(order).minor;
        expect(open).toBe(paid >= total ? 0n : total - paid);
        expect(isPaid(order)).toBe(paid >= total);
      }),
    );
  });

  test('is not what was given back', () => {
    expect(openAmount(orderRecord({ paid: eur(2000n), refunded: eur(2000n) })).isZero()).toBe(true);
  });

  test('is in the currency of the order', () => {
    const yen = orderRecord({ currency: 'JPY', total: Money.of(25, 'JPY'), paid: Money.of(30, 'JPY') });
    expect(openAmount(yen)).toEqual(Money.zero('JPY'));
  });
});

test('the situation says what covers the total and what left, whatever the status says', () => {
  expect(situationOf(orderRecord())).toEqual({ paid: false, shipped: false });
  expect(situationOf(orderRecord({ paid: eur(1999n) })).paid).toBe(false);
  expect(situationOf(orderRecord({ paid: eur(2000n), shippedAt: new Date(0) }))).toEqual({ paid: true, shipped: true });
  expect(situationOf(orderRecord({ total: eur(0n) })).paid).toBe(true);
});

describe('an order may be edited', () => {
  test.each(ORDER_STATUSES.map((status) => [status, !['completed', 'cancelled', 'paid'].includes(status)] as const))(
    'when it is %s: %s',
    (status, may) => {
      expect(isEditable(orderRecord({ status }))).toBe(may);
    },
  );

  test('not once a cent of it is paid or a part of it has left', () => {
    for (const status of ORDER_STATUSES) {
      expect(isEditable(orderRecord({ status, paid: eur(1n) }))).toBe(false);
      expect(isEditable(orderRecord({ status, shippedAt: new Date(0) }))).toBe(false);
    }
  });
});
