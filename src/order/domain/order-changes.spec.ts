import type { OrderFacade } from '../order.facade.js';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import type { OrderChanges } from './order-changes.js';

const order = orderRecord();

/** The type check fails if an assignment below is allowed. */
test('the order facade accepts neither changes of money nor a move to paid', () => {
  const allowed: OrderChanges = { note: 'Ring twice', paymentDueAt: null };
  const money = { paid: order.total, refunded: order.total, paidAt: new Date(0), paymentNote: 'Cash' };
  const { paid, refunded, paidAt, paymentNote } = money;
  const forbidden: OrderChanges[] = [
    allowed,
    // @ts-expect-error cannot set the received money
    { ...allowed, paid },
    // @ts-expect-error cannot set the refunded money
    { ...allowed, refunded },
    // @ts-expect-error cannot set the time of the payment
    { ...allowed, paidAt },
    // @ts-expect-error cannot set the note on the payment
    { ...allowed, paymentNote },
    // @ts-expect-error cannot set the status
    { ...allowed, status: 'paid' },
  ];
  type Move = Parameters<OrderFacade['move']>[2];
  const actor = { kind: 'system', id: null, name: null } as const;
  const moves: Move[] = [
    { to: 'shipped', actor, changes: allowed },
    // @ts-expect-error cannot move the order to `paid`
    { to: 'paid', actor },
    // @ts-expect-error cannot move the order and change its money
    { to: 'processing', actor, changes: money },
  ];
  expect([forbidden, moves]).toBeDefined();
});
