import type { OrderJourney } from '../../order-view/index.js';
import { timeline } from './timeline.js';

type Status = OrderJourney['status'];

const journey = (
  payment: OrderJourney['payment'],
  moves: Status[],
  more: Partial<OrderJourney> = {},
): OrderJourney => ({
  placedAt: new Date(0),
  status: moves.at(-1) ?? 'pending',
  moves: moves.map((to, index) => ({ to, at: new Date(index + 1) })),
  payment,
  isPaid: moves.includes('paid'),
  dueAt: null,
  reportedAt: null,
  ...more,
});

const shown = (one: OrderJourney): string =>
  timeline(one)
    .map(({ status, state }) => (state === 'done' ? status : `${state} ${status}`))
    .join(', ');

describe('the timeline of an order', () => {
  it.each([
    [
      'an expected transfer',
      journey('before', ['awaiting_payment']),
      'pending, current awaiting_payment, ahead paid, ahead ready_for_shipment, ahead shipped, ahead completed',
    ],
    [
      'a received transfer',
      journey('before', ['awaiting_payment', 'paid']),
      'pending, awaiting_payment, current paid, ahead ready_for_shipment, ahead shipped, ahead completed',
    ],
    [
      'a received transfer that was reversed',
      journey('before', ['awaiting_payment', 'paid', 'awaiting_payment'], { isPaid: false }),
      'pending, current awaiting_payment, ahead paid, ahead ready_for_shipment, ahead shipped, ahead completed',
    ],
    [
      'a reinstated order that is paid by transfer',
      journey('before', ['awaiting_payment', 'cancelled', 'awaiting_payment']),
      'pending, current awaiting_payment, ahead paid, ahead ready_for_shipment, ahead shipped, ahead completed',
    ],
    [
      'a reinstated order that is paid in cash',
      journey('on_delivery', ['ready_for_shipment', 'cancelled', 'pending']),
      'current pending, ahead ready_for_shipment, ahead shipped, ahead paid, ahead completed',
    ],
    [
      'cash, new order',
      journey('on_delivery', []),
      'current pending, ahead ready_for_shipment, ahead shipped, ahead paid, ahead completed',
    ],
    [
      'cash, order handed over',
      journey('on_delivery', ['ready_for_shipment', 'shipped']),
      'pending, ready_for_shipment, current shipped, ahead paid, ahead completed',
    ],
    [
      'cash received early',
      journey('on_delivery', ['processing'], { isPaid: true }),
      'pending, current processing, ahead ready_for_shipment, ahead shipped, ahead completed',
    ],
    [
      'a card',
      journey('at_once', ['processing'], { isPaid: true }),
      'pending, current processing, ahead ready_for_shipment, ahead shipped, ahead completed',
    ],
    [
      'an additional step',
      journey('before', ['awaiting_payment', 'paid', 'processing']),
      'pending, awaiting_payment, paid, current processing, ahead ready_for_shipment, ahead shipped, ahead completed',
    ],
    [
      'all done',
      journey('on_delivery', ['ready_for_shipment', 'shipped', 'paid', 'completed']),
      'pending, ready_for_shipment, shipped, paid, completed',
    ],
    [
      'cancelled while awaiting payment',
      journey('before', ['awaiting_payment', 'cancelled']),
      'pending, awaiting_payment, current cancelled',
    ],
    [
      'cash chosen instead of a transfer',
      journey('on_delivery', ['awaiting_payment', 'pending']),
      'current pending, ahead ready_for_shipment, ahead shipped, ahead paid, ahead completed',
    ],
  ])('the timeline of an order shows its steps: %s', (_, one, steps) => {
    expect(shown(one)).toBe(steps);
  });

  it('the timeline of an order has the day of each reached step', () => {
    expect(timeline(journey('before', ['awaiting_payment'])).map(({ at }) => at?.getTime() ?? null)).toEqual([
      0,
      1,
      null,
      null,
      null,
      null,
    ]);
  });
});
