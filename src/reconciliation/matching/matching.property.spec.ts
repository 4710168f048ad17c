import fc from 'fast-check';
import { creditorReference, Money } from '#kernel';
import { AMOUNTS, shop, transactions } from '../../../test/fixtures/any-transfers.js';
import { incomingTransaction, payableOrder } from '../../../test/fixtures/matching.js';
import { inSlices } from './in-slices.js';
import { matchInSteps, matchTransactions } from './match-transactions.js';
import type { AutoMatch, Decision, IncomingTransaction, PayableOrder } from './matching.types.js';

const MODES = ['off', 'exact', 'reference'] as const;
const byId = (decisions: readonly Decision[]): Decision[] =>
  decisions.toSorted((one, other) => (one.transactionId < other.transactionId ? -1 : 1));

const bookedOf = (decisions: readonly Decision[]): Map<number, bigint> => {
  const sums = new Map<number, bigint>();
  for (const { decision, suggestions } of decisions) {
    if (decision !== 'book') continue;
    for (const { orderId, amount } of suggestions[0]!.allocations) {
      sums.set(orderId, (sums.get(orderId) ?? 0n) + amount.minor);
    }
  }
  return sums;
};

/** Returns the orders with their open amounts after the bookings. */
const updated = (orders: readonly PayableOrder[], decisions: readonly Decision[]): PayableOrder[] => {
  const sums = bookedOf(decisions);
  return orders.map((order) => {
    const rest = order.open.minor - (sums.get(order.id) ?? 0n);
    return { ...order, open: Money.of(rest < 0n ? 0n : rest, order.open.currency) };
  });
};

const sorted = (booked: ReadonlyMap<number, bigint>): unknown => [...booked].sort(([one], [other]) => one - other);

const inTwoCalls = (
  first: readonly IncomingTransaction[],
  second: readonly IncomingTransaction[],
  orders: readonly PayableOrder[],
  mode: AutoMatch,
): Decision[] => {
  const decided = matchTransactions(first, orders, mode);
  return [...decided, ...matchTransactions(second, updated(orders, decided), mode)];
};

const RUNS = { numRuns: 200 };

describe('properties of the matching of transactions to orders', () => {
  test('the matching decisions do not depend on the sequence in which transactions and orders are given', () => {
    fc.assert(
      fc.property(
        fc
          .tuple(shop, transactions)
          .chain(([orders, list]) =>
            fc.record({
              orders: fc.constant(orders),
              list: fc.constant(list),
              otherOrders: fc.shuffledSubarray([...orders], { minLength: orders.length }),
              otherList: fc.shuffledSubarray([...list], { minLength: list.length }),
              mode: fc.constantFrom(...MODES),
            }),
          ),
        ({ orders, list, otherOrders, otherList, mode }) => {
          const decisions = matchTransactions(list, orders, mode);
          expect(byId(matchTransactions(otherList, otherOrders, mode))).toEqual(byId(decisions));
        },
      ),
      RUNS,
    );
  });

  test('a suggestion allocates positive parts to different orders, at most the amount of the transaction', () => {
    fc.assert(
      fc.property(shop, transactions, fc.constantFrom(...MODES), (orders, list, mode) => {
        matchTransactions(list, orders, mode).forEach(({ transactionId, decision, suggestions }, place) => {
          const { id, amount } = list[place]!;
          expect(transactionId).toBe(id);
          expect(suggestions.length).toBeLessThanOrEqual(5);
          expect(suggestions.length > 0).toBe(decision !== 'none');
          for (const { allocations, reasons } of suggestions) {
            expect(allocations.every((part) => part.amount.isPositive())).toBe(true);
            expect(allocations.reduce((sum, part) => sum + part.amount.minor, 0n)).toBeLessThanOrEqual(amount.minor);
            expect(new Set(allocations.map(({ orderId }) => orderId)).size).toBe(allocations.length);
            expect(reasons.length).toBeGreaterThan(0);
          }
        });
      }),
      RUNS,
    );
  });

  test('a booking allocates the whole amount to payable orders whose references are in the transaction', () => {
    fc.assert(
      fc.property(shop, transactions, fc.constantFrom(...MODES), (orders, list, mode) => {
        matchTransactions(list, orders, mode).forEach(({ decision, suggestions }, place) => {
          if (decision !== 'book') return;
          expect(mode).not.toBe('off');
          const { amount, text, creditorReference: structured } = list[place]!;
          const { allocations } = suggestions[0]!;
          expect(allocations.reduce((sum, part) => sum + part.amount.minor, 0n)).toBe(amount.minor);
          for (const { orderId } of allocations) {
            const order = orders.find(({ id }) => id === orderId)!;
            const compact = `${structured ?? ''} ${text}`.replace(/\s/g, '').toUpperCase();
            expect([order.cancelled, order.open.currency, order.open.isPositive()]).toEqual([false, 'EUR', true]);
            expect(compact).toContain(order.reference);
          }
        });
      }),
      RUNS,
    );
  });

  test('in the mode exact, the amount booked to an order is its open amount', () => {
    fc.assert(
      fc.property(shop, transactions, (orders, list) => {
        for (const [id, sum] of bookedOf(matchTransactions(list, orders, 'exact'))) {
          expect(sum).toBe(orders.find((order) => order.id === id)!.open.minor);
        }
      }),
      RUNS,
    );
  });

  test('a reference with wrong check digits is never booked, whatever spaces it contains', () => {
    const anyOrder = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(
        anyOrder,
        fc.integer({ min: 0, max: 99 }),
        fc.array(fc.nat(14), { maxLength: 3 }),
        fc.constantFrom(...MODES),
        (number, check, blanks, mode) => {
          const order = payableOrder({ number });
          const digits = String(check).padStart(2, '0');
          fc.pre(digits !== order.reference.slice(2, 4));
          const wrong = `RF${digits}${order.reference.slice(4)}`;
          const text = blanks.reduce((written, at) => `${written.slice(0, at)} ${written.slice(at)}`, wrong);
          const [decision] = matchTransactions([incomingTransaction({ text })], [order], mode);
          expect(decision!.decision).not.toBe('book');
        },
      ),
      RUNS,
    );
  });

  test('a reference in upper or lower case with spaces or line breaks anywhere is booked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.array(fc.tuple(fc.nat(14), fc.constantFrom(' ', '\n', '\u00A0')), { maxLength: 3 }),
        fc.boolean(),
        (number, blanks, isLower) => {
          const order = payableOrder({ number });
          const spaced = blanks.reduce(
            (text, [at, blank]) => text.slice(0, at) + blank + text.slice(at),
            order.reference,
          );
          const text = `Danke ${isLower ? spaced.toLowerCase() : spaced}`;
          expect(matchTransactions([incomingTransaction({ text })], [order], 'exact')[0]!.decision).toBe('book');
        },
      ),
      RUNS,
    );
  });

  test('two matching calls, one for earlier and one for later days, book the same amounts as a single call', () => {
    fc.assert(
      fc.property(
        shop,
        transactions,
        fc.constantFrom('2026-03-01', '2026-03-02'),
        fc.constantFrom(...MODES),
        (orders, list, lastDay, mode) => {
          const first = list.filter(({ bookedOn }) => bookedOn <= lastDay);
          const second = list.filter(({ bookedOn }) => bookedOn > lastDay);
          const once = bookedOf(matchTransactions(list, orders, mode));
          expect(sorted(bookedOf(inTwoCalls(first, second, orders, mode)))).toEqual(sorted(once));
        },
      ),
      RUNS,
    );
  });

  test('if each transaction names one order, two matching calls book the same amounts as a single call', () => {
    const named = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(...AMOUNTS), fc.boolean()), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(shop, named, (orders, list) => {
        const all = list.map(([number, amount], place) =>
          incomingTransaction({ id: `t${place}`, text: creditorReference(number), amount }),
        );
        const first = all.filter((_, place) => list[place]![2]);
        const second = all.filter((_, place) => !list[place]![2]);
        const once = bookedOf(matchTransactions(all, orders, 'exact'));
        expect(sorted(bookedOf(inTwoCalls(first, second, orders, 'exact')))).toEqual(sorted(once));
      }),
      RUNS,
    );
  });

  test('matchInSteps in slices makes the same decisions as matchTransactions', async () => {
    await fc.assert(
      fc.asyncProperty(shop, transactions, fc.constantFrom(...MODES), async (orders, list, mode) => {
        expect(await inSlices(matchInSteps(list, orders, mode))).toEqual(matchTransactions(list, orders, mode));
      }),
      { numRuns: 50 },
    );
  });
});
