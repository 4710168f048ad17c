import fc from 'fast-check';
import { Money } from '#kernel';
import { planRefund, refundable } from './refund-plan.js';

const eur = (amount: bigint) => Money.of(amount, 'EUR');
const payments = fc
  .array(fc.bigInt({ min: 0n, max: 100_000n }), { maxLength: 6 })
  .map((amounts) => amounts.map((amount, paymentId) => ({ paymentId, left: eur(amount) })));

describe('plans of refunds', () => {
  it('the plan of a refund returns exactly the requested amount, from no payment more than is left', () => {
    fc.assert(
      fc.property(payments, fc.bigInt({ min: 1n, max: 300_000n }), (left, asked) => {
        const parts = planRefund(left, eur(asked));
        if (asked > refundable(left, 'EUR').minor) return expect(parts).toBeNull();
        expect(parts!.reduce((sum, { amount }) => sum + amount.minor, 0n)).toBe(asked);
        for (const { paymentId, amount } of parts!) {
          expect(amount.isPositive()).toBe(true);
          expect(amount.compare(left[paymentId]!.left)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('the plan of a refund refuses a negative amount', () => {
    expect(planRefund([{ paymentId: 1, left: eur(100n) }], eur(-1n))).toBeNull();
  });
});
