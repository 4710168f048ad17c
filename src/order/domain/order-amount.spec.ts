import fc from 'fast-check';
import { FieldErrors } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { orderAmount } from './order-balance.js';

const yen = orderRecord({ currency: 'JPY' });

describe('amounts sent for an order', () => {
  test('an amount sent for an order is in the currency of the order, even if the shop has another one now', () => {
    expect(orderAmount(orderRecord(), 19.9)).toMatchObject({ minor: 1990n, currency: 'EUR' });
    expect(orderAmount(yen, 1990)).toMatchObject({ minor: 1990n, currency: 'JPY' });
  });

  test('a missing amount for an order stays missing', () => {
    expect(orderAmount(orderRecord(), null)).toBeNull();
  });

  test.each([
    ['EUR', 19.999, 2],
    ['JPY', 19.9, 0],
    ['EUR', Number.NaN, 2],
    ['EUR', 1e21, 2],
  ])(
    'an amount is refused at its field with more decimal places than %s has, or out of range: %d',
    (currency, sent, digits) => {
      let thrown: unknown;
      try {
        orderAmount(orderRecord({ currency }), sent);
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(FieldErrors);
      expect((thrown as FieldErrors).fields).toEqual({
        amount: [{ key: 'validation.isPositiveAmount', args: { a0: digits } }],
      });
    },
  );

  test('an amount sent for an order is read exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(orderAmount(orderRecord(), cents / 100)!.minor).toBe(BigInt(cents));
      }),
    );
  });
});
