import fc from 'fast-check';
import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { isOverdue, isPaid, openAmount, refundDue, waitsForTransfer } from './order-balance.js';
import { isEditable, situationOf, mustAllow, nextStatuses } from './order-moves.js';
import { ORDER_STATUSES } from './order-status.js';

const eur = (minor: bigint) => Money.of(minor, 'EUR');
const amount = fc.bigInt({ min: 0n, max: 1_000_000n });

const paid = Money.of(2000, 'EUR');
const shippedAt = new Date(0);
const anyOrder = fc
  .record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paid: fc.constantFrom(Money.zero('EUR'), Money.of(1999, 'EUR'), paid),
    shippedAt: fc.constantFrom(null, shippedAt),
  })
  .map(orderRecord);

/** The refusal; null: allowed. */
function refusal(work: () => void): { code: string; details: Record<string, unknown> } | null {
  try {
    work();
    return null;
  } catch (error) {
    return error as { code: string; details: Record<string, unknown> };
  }
}

describe('open amount of an order', () => {
  test('the open amount is the rest of the total, never below zero, and zero for a paid order', () => {
    fc.assert(
      fc.property(amount, amount, (total, paid) => {
        const order = orderRecord({ total: eur(total), paid: eur(paid) });
        const open = openAmount(order).minor;
        expect(open).toBe(paid >= total ? 0n : total - paid);
        expect(isPaid(order)).toBe(paid >= total);
      }),
    );
  });

  test('the open amount includes a refunded part payment', () => {
    expect(openAmount(orderRecord({ paid: eur(500n), refunded: eur(500n) }))).toEqual(eur(2000n));
    expect(openAmount(orderRecord({ paid: eur(500n), refunded: eur(200n) }))).toEqual(eur(1700n));
  });

  test('the open amount of an order that was fully paid stays zero, whatever is refunded', () => {
    const order = orderRecord({ paid: eur(2000n), refunded: eur(2000n), paidAt: new Date(0) });
    expect(openAmount(order).isZero()).toBe(true);
  });

  test('the open amount is in the currency of the order', () => {
    const [total, paid, refunded] = [25, 30, 0].map((amount) => Money.of(amount, 'JPY'));
    const yen = orderRecord({ currency: 'JPY', total, paid, refunded });
    expect(openAmount(yen)).toEqual(Money.zero('JPY'));
  });
});

test('the situation of an order depends on its payments and shipment, not on its status', () => {
  expect(situationOf(orderRecord())).toEqual({ paid: false, shipped: false });
  expect(situationOf(orderRecord({ paid: eur(1999n) })).paid).toBe(false);
  expect(situationOf(orderRecord({ paid: eur(2000n), shippedAt: new Date(0) }))).toEqual({ paid: true, shipped: true });
  expect(situationOf(orderRecord({ total: eur(0n) })).paid).toBe(true);
});

describe('editing of orders', () => {
  test.each(ORDER_STATUSES.map((status) => [status, !['completed', 'cancelled', 'paid'].includes(status)] as const))(
    'whether an order can be edited when it is %s: %s',
    (status, may) => {
      expect(isEditable(orderRecord({ status }))).toBe(may);
    },
  );

  test('an order cannot be edited once it is paid or shipped in part, or if nothing was to be paid', () => {
    for (const status of ORDER_STATUSES) {
      expect(isEditable(orderRecord({ status, paidAt: new Date(0) }))).toBe(false);
      expect(isEditable(orderRecord({ status, paid: eur(1n) }))).toBe(false);
      expect(isEditable(orderRecord({ status, shippedAt: new Date(0) }))).toBe(false);
    }
  });
});

test.each(ORDER_STATUSES)(
  'an order in the status %s waits for a transfer only if one was requested and has not fully arrived',
  (status) => {
    const asked = status === 'awaiting_payment';
    expect(waitsForTransfer(orderRecord({ status }))).toBe(asked);
    expect(waitsForTransfer(orderRecord({ status, paid: eur(1999n) }))).toBe(asked);
    expect(waitsForTransfer(orderRecord({ status, paid: eur(2000n) }))).toBe(false);
    expect(waitsForTransfer(orderRecord({ status, total: eur(0n) }))).toBe(false);
  },
);

describe('refunds that are due', () => {
  test('a refund is due for a cancelled order with money that is not refunded, and for no other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), amount, amount, (status, paid, some) => {
        const refunded = some < paid ? some : paid;
        const due = refundDue(orderRecord({ status, paid: eur(paid), refunded: eur(refunded) }));
        expect(due).toEqual(eur(status === 'cancelled' ? paid - refunded : 0n));
      }),
    );
  });
});

describe('overdue orders', () => {
  const paymentDueAt = new Date('2026-11-28T10:00:00Z');
  const later = new Date(paymentDueAt.getTime() + 1);

  test('an order is overdue after its deadline, not at it', () => {
    const order = orderRecord({ status: 'awaiting_payment', paymentDueAt });
    expect([paymentDueAt, later].map((now) => isOverdue(order, now))).toEqual([false, true]);
  });

  test('an order is overdue only while it awaits payment, and never without a deadline', () => {
    for (const status of ORDER_STATUSES)
      expect(isOverdue(orderRecord({ status, paymentDueAt }), later)).toBe(status === 'awaiting_payment');
    expect(isOverdue(orderRecord({ status: 'awaiting_payment' }), later)).toBe(false);
    expect(isOverdue(orderRecord({ status: 'awaiting_payment', paymentDueAt, total: eur(0n) }), later)).toBe(false);
  });
});

describe('possible status changes of an order', () => {
  test.each([
    ['a shipped order that is unpaid', { status: 'shipped', shippedAt }, ['paid', 'cancelled']],
    ['a shipped order that is paid', { status: 'shipped', shippedAt, paid }, ['completed', 'cancelled']],
    [
      'a shipped order that is partly paid',
      { status: 'shipped', shippedAt, paid: Money.of(1999, 'EUR') },
      ['paid', 'cancelled'],
    ],
    [
      'a paid order that is not shipped',
      { status: 'paid', paid },
      ['completed', 'processing', 'ready_for_shipment', 'cancelled'],
    ],
    ['a paid order that is shipped', { status: 'paid', paid, shippedAt }, ['completed', 'cancelled']],
  ] as const)('an order can be moved to: %s', (_, more, expected) => {
    expect(nextStatuses(orderRecord(more))).toEqual(expected);
  });

  test('a status change may be allowed by a payment or method change that is not stored yet', () => {
    expect(nextStatuses(orderRecord({ status: 'shipped', shippedAt }), { paid: true })).toContain('completed');
    const awaiting = orderRecord({ status: 'awaiting_payment' });
    expect(nextStatuses(awaiting)).not.toContain('pending');
    expect(nextStatuses(awaiting, { methodChanges: true })).toContain('pending');
  });
});

describe('illegal status changes of an order', () => {
  test('the error of an illegal status change names both statuses and the allowed ones', () => {
    const error = refusal(() => mustAllow(orderRecord({ status: 'processing' }), 'paid'));
    expect(error).toMatchObject({
      code: 'illegal_transition',
      details: { from: 'processing', to: 'paid', allowed: ['ready_for_shipment', 'cancelled'] },
    });
  });

  test('the error of a change from a final status names no allowed statuses', () => {
    expect(refusal(() => mustAllow(orderRecord({ status: 'cancelled' }), 'paid'))).toMatchObject({
      details: { from: 'cancelled', to: 'paid', allowed: [], wording: 'final' },
    });
  });

  test('the error of an illegal status change considers a payment that is not stored yet', () => {
    const shipped = orderRecord({ status: 'shipped', shippedAt });
    expect(refusal(() => mustAllow(shipped, 'completed', { paid: true }))).toBeNull();
    expect(refusal(() => mustAllow(shipped, 'paid', { paid: true }))?.details['allowed']).toEqual([
      'completed',
      'cancelled',
    ]);
  });

  test('an order can change to its next statuses, and every other status change is refused', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...ORDER_STATUSES), (order, to) => {
        const allowed = nextStatuses(order);
        const error = refusal(() => mustAllow(order, to));
        expect(error === null).toBe(allowed.includes(to));
        if (error) expect(error.details['allowed']).toEqual(allowed);
      }),
    );
  });
});
