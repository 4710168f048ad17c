import { caller } from '../../../test/fixtures/order-record.js';
import { SCOPES, type Caller } from '../../platform/access/caller.js';
import { basketLines } from './basket-lines.js';

const line = { lineId: null, productId: 7, variantId: null, quantity: 2 };

describe('prices sent with the lines of an order', () => {
  const price = (who: Caller, sent: number | null): string | null =>
    basketLines(who, [{ ...line, price: sent }], 'EUR')[0]!.price?.toString() ?? null;

  test.each<[string, Caller, string | null]>([
    ['a guest', caller(), null],
    ['a customer', caller({ kind: 'customer', role: 'customer', customerId: 3 }), null],
    ['support', caller({ kind: 'administrator', role: 'support' }), null],
    ['a manager', caller({ kind: 'administrator', role: 'manager' }), '0.01'],
    ['an owner', caller({ kind: 'administrator', role: 'owner' }), '0.01'],
    ['a token of all scopes but admin', token(SCOPES.filter((scope) => scope !== 'admin')), null],
    ['a token of the scope admin', token(['admin']), '0.01'],
  ])('only administrators may send prices with the lines of an order: %s', (_, who, expected) => {
    expect(price(who, 0.01)).toBe(expected);
  });

  test("a line without a sent price has the catalog's price, and a sent price of 0 is kept", () => {
    const manager = caller({ kind: 'administrator', role: 'manager' });
    expect(price(manager, null)).toBeNull();
    expect(price(manager, 0)).toBe('0.00');
  });

  function token(scopes: Caller['scopes']): Caller {
    return caller({ kind: 'integration', tokenId: 1, scopes });
  }
});

test('requested lines are neither merged nor changed, except that a price sent by a buyer is dropped', () => {
  const lines = [line, { ...line, lineId: 4, variantId: 9, quantity: 1 }].map((one) => ({ ...one, price: 5 }));
  expect(basketLines(caller(), lines, 'EUR')).toEqual(lines.map((one) => ({ ...one, price: null })));
});

test('a price sent by an administrator has the decimal places of the currency', () => {
  const owner = caller({ kind: 'administrator', role: 'owner' });
  expect(basketLines(owner, [{ ...line, price: 1500 }], 'JPY')[0]!.price?.minor).toBe(1500n);
  expect(() => basketLines(owner, [{ ...line, price: 1.5 }], 'JPY')).toThrow('too_many_digits');
});
