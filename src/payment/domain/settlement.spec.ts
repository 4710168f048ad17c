import fc from 'fast-check';
import { Money } from '#kernel';
import { settle } from './settlement.js';

const minor = fc.bigInt({ min: 0n, max: 1_000_000_000n });
const eur = (amount: bigint) => Money.of(amount, 'EUR');

describe('the settlement of an order', () => {
  it.each([
    [1000n, 0n, 0n, 'unpaid', false],
    [1000n, 0n, 400n, 'partially_paid', false],
    [1000n, 400n, 600n, 'paid', true],
    [1000n, 1000n, 1n, 'overpaid', true],
    [0n, 0n, 0n, 'paid', true],
  ] as const)('of %s with %s paid and %s more is %s', (total, paid, amount, status, covered) => {
    expect(settle(eur(total), eur(paid), eur(amount))).toMatchObject({ status, covered });
  });

  it('neither makes nor loses money: paid = total − open + overpaid', () => {
    fc.assert(fc.property(minor, minor, minor, (total, paid, amount) => {
      const { paid: sum, open, overpaid } = settle(eur(total), eur(paid), eur(amount));
      expect(sum.minor).toBe(paid + amount);
      expect(sum.minor).toBe(total - open.minor + overpaid.minor);
    }));
  });

  it('is never open and overpaid at once, and covered exactly when nothing is open', () => {
    fc.assert(fc.property(minor, minor, minor, (total, paid, amount) => {
      const { open, overpaid, covered } = settle(eur(total), eur(paid), eur(amount));
      expect(open.isZero() || overpaid.isZero()).toBe(true);
      expect(open.isNegative() || overpaid.isNegative()).toBe(false);
      expect(covered).toBe(open.isZero());
    }));
  });

  it('does not mix currencies', () => {
    expect(() => settle(eur(100n), eur(0n), Money.of(100n, 'UAH'))).toThrow('currency_mismatch');
  });
});
