import fc from 'fast-check';
import { Money } from '#kernel';
import { caller, orderRecord } from '../../../test/fixtures/order-record.js';
import { mayCancel, mayMove, ORDER_STATUSES, nextStatuses } from '../../order/index.js';
import { SCOPES } from '../../platform/access/caller.js';
import { orderAbilities } from './order-abilities.js';

const eur = (minor: bigint | number) => Money.of(minor, 'EUR');
const zero = eur(0);
const money = (refundable: Money, isReserved = false) => ({ refundable, isReserved });
const support = caller({ kind: 'administrator', role: 'support' });
const manager = caller({ kind: 'administrator', role: 'manager' });
const token = (...scopes: (typeof SCOPES)[number][]) => caller({ kind: 'integration', scopes });

const anyCaller = fc.oneof(
  fc
    .constantFrom('support', 'manager', 'owner')
    .map((role) => caller({ kind: 'administrator', role: role as 'support' })),
  fc.subarray([...SCOPES]).map((scopes) => token(...scopes)),
  fc.constantFrom(caller(), caller({ kind: 'customer', role: 'customer', customerId: 3 })),
);
const anyOrder = fc
  .record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paid: fc.constantFrom(zero, eur(500), eur(2000)),
    shippedAt: fc.constantFrom(null, new Date(0)),
    paidAt: fc.constantFrom(null, new Date(0)),
    shippingMethod: fc.constantFrom(null, 'flat_rate'),
  })
  .map(orderRecord);

describe('what is shown as possible with an order', () => {
  test('never goes beyond the table, nor beyond what the gate lets through', () => {
    fc.assert(
      fc.property(anyCaller, anyOrder, (who, order) => {
        const { allowed, can } = orderAbilities(who, order, money(zero));
        for (const to of allowed)
          expect([nextStatuses(order).includes(to), mayMove(who, order, to)]).toEqual([true, true]);
        expect(can.cancel).toBe(allowed.includes('cancelled'));
        if (can.verify) expect(allowed).toContain('paid');
        if (can.edit) expect([order.paid.equals(order.refunded), can.correct]).toEqual([true, true]);
        if (can.correct) expect(order.shippedAt).toBeNull();
      }),
    );
  });

  test('agrees with the cancelling itself, for who works on orders', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        for (const who of [support, manager, token('orders:write'), token('admin')]) {
          expect(orderAbilities(who, order, money(zero)).can.cancel).toBe(mayCancel(who, order));
        }
      }),
    );
  });

  test('is nothing for buyers and for tokens that only read', () => {
    const nothing = {
      verify: false,
      capture: false,
      cancel: false,
      refund: false,
      edit: false,
      correct: false,
      track: false,
      note: false,
      invoice: false,
    };
    for (const who of [caller(), caller({ kind: 'customer', role: 'customer' }), token('orders:read')]) {
      expect(orderAbilities(who, orderRecord(), money(eur(100)))).toEqual({ allowed: [], can: nothing });
    }
  });

  test('has refunds and invoices for managers, verifying for who may verify a transfer that is waited for', () => {
    const awaiting = orderRecord({ status: 'awaiting_payment' });
    expect(orderAbilities(manager, awaiting, money(eur(1))).can).toMatchObject({
      verify: true,
      refund: true,
      invoice: true,
    });
    expect(orderAbilities(manager, awaiting, money(zero)).can.refund).toBe(false);
    expect(orderAbilities(manager, awaiting, money(zero, true)).can.verify).toBe(false);
    expect(orderAbilities(support, awaiting, money(eur(1))).can).toMatchObject({
      verify: false,
      refund: false,
      invoice: false,
      cancel: true,
    });
    expect(orderAbilities(token('orders:write', 'payments:verify'), awaiting, money(eur(1))).can).toMatchObject({
      verify: true,
      refund: false,
    });
    expect(orderAbilities(manager, orderRecord({ ...awaiting, paidAt: new Date(0) }), money(zero)).can.verify).toBe(
      false,
    );
    expect(orderAbilities(manager, orderRecord({ status: 'cancelled' }), money(zero)).can.invoice).toBe(false);
  });

  test('has a parcel to track when there is a shipping method, and notes for all who work on orders', () => {
    for (const shippingMethod of ['flat_rate', null])
      expect(orderAbilities(support, orderRecord({ shippingMethod }), money(zero)).can).toMatchObject({
        track: shippingMethod !== null,
        note: true,
      });
  });
});
