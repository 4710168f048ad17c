import fc from 'fast-check';
import { ORDER_STATUSES, orderTransitions, readStatus, type OrderSituation, type OrderStatus } from './order-status.js';

const situation = fc.record<OrderSituation>({ paid: fc.boolean(), shipped: fc.boolean() });
const unpaid: OrderSituation = { paid: false, shipped: false };

describe('the transition table of decisions §6', () => {
  test.each<[OrderStatus, OrderSituation, OrderStatus[]]>([
    ['pending', unpaid, ['awaiting_payment', 'processing', 'ready_for_shipment', 'cancelled']],
    ['awaiting_payment', unpaid, ['paid', 'cancelled']],
    ['processing', unpaid, ['ready_for_shipment', 'cancelled']],
    ['ready_for_shipment', unpaid, ['shipped', 'cancelled']],
    ['shipped', { paid: false, shipped: true }, ['paid', 'cancelled']],
    ['shipped', { paid: true, shipped: true }, ['completed', 'cancelled']],
    ['paid', { paid: true, shipped: false }, ['completed', 'processing', 'ready_for_shipment', 'cancelled']],
    ['paid', { paid: true, shipped: true }, ['completed', 'cancelled']],
    ['completed', { paid: true, shipped: true }, []],
    ['cancelled', unpaid, []],
  ])('from %s, %j, to %j', (from, context, to) => {
    expect([...orderTransitions.allowed(from, context)].sort()).toEqual([...to].sort());
  });

  test('only a change of method leads from awaiting payment back to pending', () => {
    expect(orderTransitions.can('awaiting_payment', 'pending', unpaid)).toBe(false);
    expect(orderTransitions.can('awaiting_payment', 'pending', { ...unpaid, methodChanges: true })).toBe(true);
  });

  test('nothing leads out of completed and cancelled, and no walk ships twice', () => {
    fc.assert(
      fc.property(situation, fc.array(fc.nat({ max: 7 }), { maxLength: 30 }), (start, choices) => {
        let status: OrderStatus = 'pending';
        let context = { ...start, paid: false, shipped: false };
        let shipments = 0;
        for (const choice of choices) {
          const allowed = orderTransitions.allowed(status, context);
          if (allowed.length === 0) break;
          status = allowed[choice % allowed.length]!;
          if (status === 'shipped') shipments++;
          context = { paid: context.paid || status === 'paid', shipped: context.shipped || status === 'shipped' };
        }
        expect(shipments).toBeLessThanOrEqual(1);
        if (status === 'completed') expect(context.paid).toBe(true);
      }),
    );
  });

  test('has the statuses of the service, and no other', () => {
    expect(ORDER_STATUSES).toEqual([
      'pending',
      'awaiting_payment',
      'processing',
      'ready_for_shipment',
      'shipped',
      'paid',
      'completed',
      'cancelled',
    ]);
    expect([...orderTransitions.states].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  test('an unknown word is no status, and the American spelling is read', () => {
    expect(readStatus('canceled')).toBe('cancelled');
    expect(readStatus('Paid')).toBeNull();
    expect(ORDER_STATUSES.every((status) => readStatus(status) === status)).toBe(true);
  });
});
