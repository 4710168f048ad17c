import { actionsOf, isRecorded, type ActionFacts } from './order-actions.js';

const none = {
  verify: false,
  capture: false,
  cancel: false,
  reinstate: false,
  refund: false,
  edit: false,
  correct: false,
  track: false,
  note: true,
  invoice: false,
};
const order = (more: Partial<ActionFacts>, can: Partial<ActionFacts['can']> = {}): ActionFacts => ({
  status: 'pending',
  allowed: ['awaiting_payment', 'processing', 'ready_for_shipment', 'cancelled'],
  refund_due: 0,
  open_amount: 24,
  shipped_at: null,
  payments: [],
  can: { ...none, cancel: true, ...can },
  ...more,
});
const declined = { id: 7, status: 'declined' } as const;

describe('the main action of an order', () => {
  it.each([
    ['new', order({}), 'ready_for_shipment'],
    ['new, payment declined', order({ payments: [{ id: 3, status: 'captured' }, declined] }), 'awaiting_payment'],
    [
      'new, payment declined and then accepted',
      order({ open_amount: 0, payments: [{ id: 8, status: 'captured' }, declined] }),
      'ready_for_shipment',
    ],
    [
      'new, payment declined and repeated, without an answer yet',
      order({ payments: [{ id: 8, status: 'pending' }, declined] }),
      'ready_for_shipment',
    ],
    [
      'awaiting payment',
      order({ status: 'awaiting_payment', allowed: ['paid', 'cancelled'] }, { verify: true }),
      'verify',
    ],
    [
      'paid',
      order(
        { status: 'paid', open_amount: 0, allowed: ['completed', 'processing', 'ready_for_shipment'] },
        { refund: true },
      ),
      'ready_for_shipment',
    ],
    [
      'shipped, to be paid in cash',
      order({ status: 'shipped', shipped_at: '2026-11-22T10:00:00Z', allowed: ['paid'] }, { verify: true }),
      'verify',
    ],
    [
      'cancelled after its payment',
      order({ status: 'cancelled', allowed: [], refund_due: 24 }, { cancel: false, refund: true }),
      'refund',
    ],
    ['completed', order({ status: 'completed', allowed: [] }, { cancel: false, refund: true }), null],
  ])('the main action of an order is the usual next step: %s', (_, facts, main) =>
    expect(actionsOf(facts).main).toBe(main),
  );

  it('the main action of an order is not among the other actions', () => {
    expect(actionsOf(order({ payments: [declined] }))).toEqual({
      main: 'awaiting_payment',
      more: ['ready_for_shipment', 'processing', 'cancel'],
    });
  });

  it('a cancelled order with a refund due offers both the refund and the reinstatement', () => {
    const facts = order(
      { status: 'cancelled', allowed: [], refund_due: 24 },
      { cancel: false, refund: true, reinstate: true },
    );
    expect(actionsOf(facts)).toEqual({ main: 'refund', more: ['reinstate'] });
  });

  it('money of a completed order can still be refunded', () => {
    expect(actionsOf(order({ status: 'completed', allowed: [] }, { cancel: false, refund: true })).more).toEqual([
      'refund',
    ]);
  });
});

it.each(['captured', 'authorized', 'releasing'] as const)('the money of a payment that is %s is recorded', (status) => {
  expect(isRecorded(status)).toBe(true);
});
