import fc from 'fast-check';
import { Money } from '#kernel';
import { caller, orderRecord } from '../../../test/fixtures/order-record.js';
import { mayCancel, mayMove, ORDER_STATUSES, nextStatuses } from '../../order/index.js';
import { SCOPES } from '../../platform/access/caller.js';
import { orderAbilities } from './order-abilities.js';

const eur = (minor: bigint | number) => Money.of(minor, 'EUR');
const zero = eur(0);
const money = (refundable: Money, isReserved = false, hasReversed = false) => ({ refundable, isReserved, hasReversed });
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

describe('possible actions on an order', () => {
  test('the shown actions on an order never exceed the transition table and the access rules', () => {
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

  test('staff are shown the cancellation of an order exactly if it is allowed', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        for (const who of [support, manager, token('orders:write'), token('admin')]) {
          expect(orderAbilities(who, order, money(zero)).can.cancel).toBe(mayCancel(who, order));
        }
      }),
    );
  });

  test('buyers and read-only tokens are shown no actions on an order', () => {
    const nothing = {
      verify: false,
      capture: false,
      cancel: false,
      reinstate: false,
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

  test('managers may refund, invoice and verify payments; a token with payments:verify may only verify', () => {
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

  test('a processed order whose payment was reversed shows managers that a payment can be recorded', () => {
    for (const status of ['processing', 'ready_for_shipment', 'paid', 'completed'] as const) {
      const order = orderRecord({ status });
      expect(orderAbilities(manager, order, money(zero, false, true)).can.verify).toBe(true);
      expect(orderAbilities(manager, order, money(zero, true, true)).can.verify).toBe(false);
      expect(orderAbilities(manager, order, money(zero)).can.verify).toBe(false);
      expect(orderAbilities(support, order, money(zero, false, true)).can.verify).toBe(false);
    }
    expect(orderAbilities(manager, orderRecord(), money(zero, false, true)).can.verify).toBe(false);
  });

  test('managers and tokens that process orders are shown the reinstatement of a cancelled order that was not shipped', () => {
    const cancelled = orderRecord({ status: 'cancelled' });
    for (const who of [manager, token('orders:write'), token('admin')]) {
      expect(orderAbilities(who, cancelled, money(zero)).can.reinstate).toBe(true);
      expect(orderAbilities(who, orderRecord(), money(zero)).can.reinstate).toBe(false);
      const returned = orderRecord({ status: 'cancelled', shippedAt: new Date(0) });
      expect(orderAbilities(who, returned, money(zero)).can.reinstate).toBe(false);
    }
    for (const who of [support, token('orders:read')])
      expect(orderAbilities(who, cancelled, money(zero)).can.reinstate).toBe(false);
  });

  test('tracking is shown for an order with a shipping method, and notes for everyone who processes orders', () => {
    for (const shippingMethod of ['flat_rate', null])
      expect(orderAbilities(support, orderRecord({ shippingMethod }), money(zero)).can).toMatchObject({
        track: shippingMethod !== null,
        note: true,
      });
  });
});
