import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { isEditable, ORDER_STATUSES, type OrderRecord } from '../../order/index.js';
import { changesPrice, mustBeEditable, type PermittedEdit } from './order-edit.js';

const items = [{ lineId: null, productId: 5, variantId: null, quantity: 1, price: null }];
const edits: Record<string, PermittedEdit> = {
  items: { items },
  shippingMethod: { shippingMethod: 'pickup' },
  shippingAddress: { shippingAddress: { city: 'Lviv' } },
  billingAddress: { billingAddress: { city: 'Lviv' } },
  note: { note: null },
};

/** `ok`, or the code of the refusal. */
function outcome(order: OrderRecord, edit: PermittedEdit): string {
  try {
    mustBeEditable(order, edit);
    return 'ok';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('addresses, note and items are edited while an order is unpaid and not shipped', () => {
  test.each(Object.entries(edits))('%s', (_, edit) => {
    for (const status of ORDER_STATUSES) {
      const open = orderRecord({ status });
      const paid = orderRecord({ status, paid: Money.of(1, 'EUR') });
      const shipped = orderRecord({ status, shippedAt: new Date(0) });
      for (const order of [open, paid, shipped])
        expect([status, outcome(order, edit)]).toEqual([status, isEditable(order) ? 'ok' : 'not_editable']);
    }
  });

  test('a parcel gets its tracking number at any time, unless something else is changed with it', () => {
    const shipped = orderRecord({ status: 'shipped', shippedAt: new Date(0) });
    const tracking = { trackingNumber: 'T1' };
    for (const edit of [{}, tracking, { trackingNumber: null }, { ...tracking, note: undefined, version: 1 }])
      expect(outcome(shipped, edit)).toBe('ok');
    expect(outcome(shipped, { ...tracking, note: 'Call' })).toBe('not_editable');
  });

  test('the refusal names the status', () => {
    expect(() => mustBeEditable(orderRecord({ status: 'completed' }), edits['note']!)).toThrow(
      expect.objectContaining({ code: 'not_editable', details: { status: 'completed' } }),
    );
  });
});

describe('an edit of a version that is not the present one', () => {
  const order = orderRecord({ version: 3 });

  test('is refused, also when it were not allowed anyway', () => {
    expect(outcome(order, { note: 'Call', version: 2 })).toBe('stale_version');
    expect(outcome(orderRecord({ status: 'completed', version: 3 }), { note: 'Call', version: 2 })).toBe(
      'stale_version',
    );
  });

  test('is accepted of the present one, and without any', () => {
    expect(outcome(order, { note: 'Call', version: 3 })).toBe('ok');
    expect(outcome(order, { note: 'Call' })).toBe('ok');
  });
});

test.each([
  ['items', true],
  ['shippingMethod', true],
  ['shippingAddress', false],
  ['billingAddress', false],
  ['note', false],
])('an edit of %s is priced again: %s', (name, expected) => {
  expect(changesPrice(orderRecord(), edits[name]!)).toBe(expected);
});

test.each([
  ['another country', { shippingAddress: { country: 'DE' } }, true],
  ['the same country', { shippingAddress: { name: 'Olena Koval', country: 'UA' } }, false],
  ['the same method', { shippingMethod: 'flat_rate' }, false],
])('an edit with %s is priced again: %s', (_, edit, expected) => {
  expect(changesPrice(orderRecord(), edit)).toBe(expected);
});
