import fc from 'fast-check';
import { FieldErrors } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { orderAmount } from './order-record.js';

const yen = orderRecord({ currency: 'JPY' });

describe('an amount sent for an order', () => {
  test('is in the currency of the order, whatever the shop has now', () => {
    expect(orderAmount(orderRecord(), 19.9)).toMatchObject({ minor: 1990n, currency: 'EUR' });
    expect(orderAmount(yen, 1990)).toMatchObject({ minor: 1990n, currency: 'JPY' });
  });

  test('that is not sent is none', () => {
    expect(orderAmount(orderRecord(), null)).toBeNull();
  });

  test.each([
    ['EUR', 19.999, 2],
    ['JPY', 19.9, 0],
    ['EUR', Number.NaN, 2],
    ['EUR', 1e21, 2],
  ])(
    'is 422 at its field with more digits than %s has, or more than an amount can be: %d',
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

  test('is exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(orderAmount(orderRecord(), cents / 100)!.minor).toBe(BigInt(cents));
      }),
    );
  });
});
