import { orderRecord } from '../../../test/fixtures/order-record.js';
import { CardGateway } from '../../../test/fixtures/payment-gateways.js';
import { ORDER_STATUSES, type HistoryView } from '../../order/index.js';
import type { OfferedMethod } from '../../payment/index.js';
import { orderJourney } from './order-journey.js';

const method = (more: Partial<OfferedMethod>): OfferedMethod => ({
  id: 1,
  key: 'card',
  title: {},
  description: {},
  gateway: new CardGateway(),
  settings: {},
  offline: true,
  awaits: 'pending',
  terms: 0,
  cancelAfter: null,
  reminders: [],
  followsStatements: false,
  countsBankingDays: false,
  bankCountry: null,
  confirmsItself: false,
  ownMail: false,
  ...more,
});
const entry = (more: Partial<HistoryView>): HistoryView => ({
  id: 1,
  at: '2026-11-21T10:00:00.000Z',
  actor: { kind: 'administrator', id: 1, name: 'Owner' },
  kind: 'status',
  from: 'pending',
  to: 'processing',
  note: 'a note of the shop',
  changes: null,
  ...more,
});

describe('time of the payment', () => {
  const payment = (status: (typeof ORDER_STATUSES)[number], of: OfferedMethod | null) =>
    orderJourney(orderRecord({ status }), [], of).payment;

  test.each([
    ['on delivery, if the method awaits no payment', method({}), 'on_delivery'],
    ['before the shipment, if the method awaits a transfer', method({ awaits: 'awaiting_payment' }), 'before'],
    ['with the order, if the method is paid online', method({ offline: false }), 'at_once'],
    ['on delivery, if the method was deleted', null, 'on_delivery'],
  ] as const)("the time of an order's payment depends on its method: %s", (_, of, expected) => {
    expect(payment('pending', of)).toBe(expected);
  });

  test('an order that awaits payment is paid before it is shipped', () => {
    for (const one of [null, method({}), method({ offline: false })])
      expect(payment('awaiting_payment', one)).toBe('before');
  });
});

describe('the steps of an order', () => {
  test('the steps of an order are its status changes in order, without actors and notes', () => {
    const history = [
      entry({ to: 'processing' }),
      entry({ kind: 'note', to: null, note: 'Calls back' }),
      entry({ kind: 'status', to: null }),
      entry({ kind: 'payment', to: 'paid' }),
      entry({ to: 'ready_for_shipment', at: '2026-11-22T08:30:00.000Z' }),
    ];
    expect(orderJourney(orderRecord(), history, null).moves).toEqual([
      { to: 'processing', at: new Date('2026-11-21T10:00:00Z') },
      { to: 'ready_for_shipment', at: new Date('2026-11-22T08:30:00Z') },
    ]);
  });

  test('the steps of an order name a payment deadline only while the order awaits payment', () => {
    const paymentDueAt = new Date('2026-11-28T10:00:00Z');
    for (const status of ORDER_STATUSES) {
      const { dueAt } = orderJourney(orderRecord({ status, paymentDueAt }), [], null);
      expect([status, dueAt]).toEqual([status, status === 'awaiting_payment' ? paymentDueAt : null]);
    }
  });

  test('the steps of an order name the time of its payment', () => {
    expect(orderJourney(orderRecord(), [], null)).toMatchObject({ isPaid: false, status: 'pending' });
    expect(orderJourney(orderRecord({ status: 'paid', paidAt: new Date(0) }), [], null)).toMatchObject({
      isPaid: true,
      status: 'paid',
      placedAt: new Date('2026-11-21T10:00:00Z'),
    });
  });
});
