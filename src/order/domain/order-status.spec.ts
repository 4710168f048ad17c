import fc from 'fast-check';
import { ORDER_STATUSES, orderTransitions, readStatus, type OrderSituation, type OrderStatus } from './order-status.js';

const situation = fc.record<OrderSituation>({ paid: fc.boolean(), shipped: fc.boolean() });
const unpaid: OrderSituation = { paid: false, shipped: false };

describe('transitions of orders', () => {
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
  ])('an order moves from %s, in the situation %j, to %j', (from, context, to) => {
    expect([...orderTransitions.allowed(from, context)].sort()).toEqual([...to].sort());
  });

  test('an order moves from awaiting payment back to pending only if the payment method changes', () => {
    expect(orderTransitions.can('awaiting_payment', 'pending', unpaid)).toBe(false);
    expect(orderTransitions.can('awaiting_payment', 'pending', { ...unpaid, methodChanges: true })).toBe(true);
  });

  test('a paid order awaits payment again only if its payment was reversed and it is not shipped', () => {
    const paid: OrderSituation = { paid: false, shipped: false };
    expect(orderTransitions.can('paid', 'awaiting_payment', paid)).toBe(false);
    expect(orderTransitions.can('paid', 'awaiting_payment', { ...paid, paymentReversed: true })).toBe(true);
    expect(
      orderTransitions.can('paid', 'awaiting_payment', { paid: false, shipped: true, paymentReversed: true }),
    ).toBe(false);
    for (const from of ORDER_STATUSES.filter((status) => status !== 'paid' && status !== 'pending'))
      expect(orderTransitions.can(from, 'awaiting_payment', { ...paid, paymentReversed: true })).toBe(false);
  });

  test('a cancelled order returns to pending or awaiting payment only if it is reinstated and was not shipped', () => {
    expect(orderTransitions.allowed('cancelled', { ...unpaid, reinstated: true })).toEqual([
      'awaiting_payment',
      'pending',
    ]);
    expect(orderTransitions.allowed('cancelled', { paid: false, shipped: true, reinstated: true })).toEqual([]);
    expect(orderTransitions.can('completed', 'pending', { ...unpaid, reinstated: true })).toBe(false);
  });

  test('completed and cancelled orders are final, and no sequence of status changes ships an order twice', () => {
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

  test('orders have exactly the statuses of the API', () => {
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

  test('a sent status may have the American spelling of cancelled, and an unknown status is null', () => {
    expect(readStatus('canceled')).toBe('cancelled');
    expect(readStatus('Paid')).toBeNull();
    expect(ORDER_STATUSES.every((status) => readStatus(status) === status)).toBe(true);
  });
});
