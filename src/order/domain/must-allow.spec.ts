import fc from 'fast-check';
import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { mustAllow, nextStatuses } from './must-allow.js';
import { ORDER_STATUSES } from './order-status.js';

const paid = Money.of(2000, 'EUR');
const shippedAt = new Date(0);
const anyOrder = fc
  .record({
    status: fc.constantFrom(...ORDER_STATUSES),
    paid: fc.constantFrom(Money.zero('EUR'), Money.of(1999, 'EUR'), paid),
    shippedAt: fc.constantFrom(null, shippedAt),
  })
  .map(orderRecord);

/** The refusal, null: allowed. */
function refusal(work: () => void): { code: string; details: Record<string, unknown> } | null {
  try {
    work();
    return null;
  } catch (error) {
    return error as { code: string; details: Record<string, unknown> };
  }
}

describe('where an order may be moved now', () => {
  test.each([
    ['a shipped one that is not paid', { status: 'shipped', shippedAt }, ['paid', 'cancelled']],
    ['a shipped one that is paid', { status: 'shipped', shippedAt, paid }, ['completed', 'cancelled']],
    [
      'a shipped one of which a part is paid',
      { status: 'shipped', shippedAt, paid: Money.of(1999, 'EUR') },
      ['paid', 'cancelled'],
    ],
    [
      'a paid one that has not left',
      { status: 'paid', paid },
      ['completed', 'processing', 'ready_for_shipment', 'cancelled'],
    ],
    ['a paid one that has left', { status: 'paid', paid, shippedAt }, ['completed', 'cancelled']],
  ] as const)('%s', (_, more, expected) => {
    expect(nextStatuses(orderRecord(more))).toEqual(expected);
  });

  test('the operation may say of the situation what is not stored yet', () => {
    expect(nextStatuses(orderRecord({ status: 'shipped', shippedAt }), { paid: true })).toContain('completed');
    const awaiting = orderRecord({ status: 'awaiting_payment' });
    expect(nextStatuses(awaiting)).not.toContain('pending');
    expect(nextStatuses(awaiting, { methodChanges: true })).toContain('pending');
  });
});

describe('anything else is 409 illegal_transition with allowed', () => {
  test('names both statuses and where the order may go', () => {
    const error = refusal(() => mustAllow(orderRecord({ status: 'processing' }), 'paid'));
    expect(error).toMatchObject({
      code: 'illegal_transition',
      details: { from: 'processing', to: 'paid', allowed: ['ready_for_shipment', 'cancelled'] },
    });
  });

  test('says of a final status that nothing follows', () => {
    expect(refusal(() => mustAllow(orderRecord({ status: 'cancelled' }), 'paid'))).toMatchObject({
      details: { from: 'cancelled', to: 'paid', allowed: [], wording: 'final' },
    });
  });

  test('has the same situation in the refusal as in the decision', () => {
    const shipped = orderRecord({ status: 'shipped', shippedAt });
    expect(refusal(() => mustAllow(shipped, 'completed', { paid: true }))).toBeNull();
    expect(refusal(() => mustAllow(shipped, 'paid', { paid: true }))?.details['allowed']).toEqual([
      'completed',
      'cancelled',
    ]);
  });

  test('refuses exactly what is not among the next statuses', () => {
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
