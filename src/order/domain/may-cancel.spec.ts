import fc from 'fast-check';
import { Money } from '#kernel';
import { caller, orderRecord } from '../../../test/fixtures/order-record.js';
import { SCOPES, type Caller } from '../../platform/access/caller.js';
import { buyerMayCancel, isOpenToItsOwner, mayCancel } from './may-cancel.js';
import type { OrderRecord } from './order-record.js';
import { ORDER_STATUSES } from './order-status.js';

const eur = (minor: bigint | number) => Money.of(minor, 'EUR');
const token = (...scopes: Caller['scopes']) => caller({ kind: 'integration', tokenId: 1, scopes });
const support = caller({ kind: 'administrator', role: 'support' });
const manager = caller({ kind: 'administrator', role: 'manager' });
const buyer = caller({ kind: 'customer', role: 'customer', customerId: 3 });

const anyOrder = fc
  .record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paid: fc.bigInt({ min: 0n, max: 3000n }).map(eur),
    shippedAt: fc.constantFrom(null, new Date(0)),
  })
  .map(orderRecord);

describe('cancellation by buyers', () => {
  test.each<[string, Partial<OrderRecord>, boolean]>([
    ['may cancel an unpaid order', {}, true],
    ['may cancel an order that waits for its transfer', { status: 'awaiting_payment' }, true],
    ['may not cancel a partly paid order', { status: 'awaiting_payment', paid: eur(1) }, false],
    ['may not cancel a shipped order', { status: 'shipped', shippedAt: new Date(0) }, false],
    ['may not cancel a cancelled order', { status: 'cancelled' }, false],
    ['may not cancel a completed order', { status: 'completed' }, false],
  ])('a buyer %s', (_, more, may) => {
    expect(mayCancel(buyer, orderRecord(more))).toBe(may);
    expect(mayCancel(caller(), orderRecord(more))).toBe(may);
  });

  test('a buyer may not cancel an order that is paid in part, shipped in part, or final', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const isFinal = ['completed', 'cancelled'].includes(order.status);
        expect(isOpenToItsOwner(order)).toBe(
          order.paid.equals(order.refunded) && order.paidAt === null && order.shippedAt === null,
        );
        expect(mayCancel(buyer, order)).toBe(isOpenToItsOwner(order) && !isFinal);
        expect(buyerMayCancel(order)).toBe(mayCancel(buyer, order));
      }),
    );
  });
});

describe('cancellation by staff', () => {
  test.each<[string, Caller, boolean]>([
    ['support may cancel unpaid orders only', support, false],
    ['a token with orders:write may cancel unpaid orders only', token('orders:write'), false],
    ['a manager may also cancel paid orders, for which a refund becomes due', manager, true],
    [
      'a token with orders:write and payments:verify may also cancel paid orders',
      token('orders:write', 'payments:verify'),
      true,
    ],
    ['a token with the scope admin may also cancel paid orders', token('admin'), true],
  ])('%s', (_, who, ofPaid) => {
    const shipped = { status: 'shipped', shippedAt: new Date(0) } as const;
    expect(mayCancel(who, orderRecord())).toBe(true);
    // A shipped order is cancelled, for example, if its parcel was refused or returned.
    expect(mayCancel(who, orderRecord(shipped))).toBe(true);
    expect(mayCancel(who, orderRecord({ status: 'paid', paid: eur(2000) }))).toBe(ofPaid);
    expect(mayCancel(who, orderRecord({ ...shipped, paid: eur(1) }))).toBe(ofPaid);
  });

  test('nobody may cancel a completed or cancelled order', () => {
    for (const who of [support, manager, token(...SCOPES)])
      for (const status of ['completed', 'cancelled'] as const)
        expect(mayCancel(who, orderRecord({ status }))).toBe(false);
  });
});
