import { Money } from '#kernel';
import { orderLine, orderRecord } from '../../../test/fixtures/order-record.js';
import { isCorrectable, isEditable, ORDER_STATUSES, type OrderRecord } from '../../order/index.js';
import { changesAmong, changesPrice, mustBeEditable, mustKeepTotal, type PermittedEdit } from './order-edit.js';

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
    mustBeEditable(order, edit, []);
    return 'ok';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('edits of an order', () => {
  test.each(Object.entries(edits))(
    'an order that is not shipped can be edited (%s): lines and method while unpaid, addresses and note also later',
    (name, edit) => {
      const allowed = ['items', 'shippingMethod'].includes(name) ? isEditable : isCorrectable;
      for (const status of ORDER_STATUSES) {
        const open = orderRecord({ status });
        const paid = orderRecord({ status, paid: Money.of(1, 'EUR') });
        const shipped = orderRecord({ status, shippedAt: new Date(0) });
        for (const order of [open, paid, shipped])
          expect([status, outcome(order, edit)]).toEqual([status, allowed(order) ? 'ok' : 'not_editable']);
      }
    },
  );

  test('a tracking number can be added at any time, unless something else is changed with it', () => {
    const shipped = orderRecord({ status: 'shipped', shippedAt: new Date(0) });
    const tracking = { trackingNumber: 'T1' };
    for (const edit of [{}, tracking, { trackingNumber: null }]) expect(outcome(shipped, edit)).toBe('ok');
    expect(outcome(shipped, { ...tracking, note: 'Call' })).toBe('not_editable');
  });

  test('the lines of an order are not edited after pieces of them were refunded', () => {
    const refunded = [orderLine({ refunded: 1 })];
    expect(() => mustBeEditable(orderRecord(), { items: [] }, refunded)).toThrow(
      expect.objectContaining({ code: 'not_editable' }),
    );
    expect(() => mustBeEditable(orderRecord(), { note: null }, refunded)).not.toThrow();
  });

  test('the refusal of an edit names the status of the order', () => {
    expect(() => mustBeEditable(orderRecord({ status: 'completed' }), edits['note']!, [])).toThrow(
      expect.objectContaining({ code: 'not_editable', details: { status: 'completed' } }),
    );
  });
});

test.each([
  ['items', true],
  ['shippingMethod', true],
  ['shippingAddress', false],
  ['billingAddress', false],
  ['note', false],
])('an edit of %s recalculates the prices: %s', (name, expected) => {
  expect(changesPrice(orderRecord(), edits[name]!)).toBe(expected);
});

test.each([
  ['another country', { shippingAddress: { country: 'DE' } }, true],
  ['the same country', { shippingAddress: { name: 'Olena Koval', country: 'UA' } }, false],
])('an edit with %s recalculates the prices: %s', (_, edit, expected) => {
  expect(changesPrice(orderRecord(), edit)).toBe(expected);
});

describe('items of an edit that equal the lines of the order', () => {
  const eur = (minor: number) => Money.of(minor, 'EUR');
  const lines = [
    orderLine({ id: 1, productId: 5, quantity: 2, price: eur(300) }),
    orderLine({ id: 2, productId: 5, quantity: 1, price: eur(500) }),
    orderLine({ id: 3, productId: 6, variantId: 9, quantity: 1, price: eur(700) }),
  ];
  const item = (productId: number, quantity: number, more: object = {}) => ({
    lineId: null,
    productId,
    variantId: productId === 6 ? 9 : null,
    quantity,
    price: null,
    ...more,
  });

  test.each([
    ['in the same sequence', [item(5, 2), item(5, 1), item(6, 1)]],
    ['by id, in another sequence', [item(6, 1, { lineId: 3 }), item(5, 1, { lineId: 2 }), item(5, 2, { lineId: 1 })]],
    ['merged', [item(6, 1), item(5, 3)]],
    ['with their prices', [item(5, 2, { price: eur(300) }), item(5, 1, { price: eur(500) }), item(6, 1)]],
  ])('an edit with the same items changes nothing: %s', (_, repeated) => {
    expect(changesAmong({ note: 'Call', items: repeated }, orderRecord(), lines)).toEqual({ note: 'Call' });
  });

  test.each([
    ['more pieces', [item(5, 4), item(6, 1)]],
    ['fewer pieces', [item(5, 2), item(6, 1)]],
    ['another price', [item(5, 2, { price: eur(301) }), item(5, 1), item(6, 1)]],
    ['another variant', [item(5, 3), item(6, 1, { variantId: 10 })]],
  ])('an edit changes the items with %s', (_, items) => {
    expect(changesAmong({ items }, orderRecord(), lines)).toEqual({ items });
  });
});

test('members of an edit that equal those of the order do not count as changes', () => {
  const order = orderRecord({ note: 'Call', trackingNumber: 'T1' });
  const same = {
    shippingAddress: { name: null, country: 'UA' },
    billingAddress: { company: null },
    note: 'Call',
    shippingMethod: 'flat_rate',
    trackingNumber: 'T1',
    version: 1,
  };
  expect(changesAmong(same, order, [])).toEqual({});
  expect(changesAmong({ ...same, shippingAddress: { name: 'Olena', country: 'UA' } }, order, [])).toEqual({
    shippingAddress: { name: 'Olena' },
  });
});

test('an edit that changes the total is refused only after a payment', () => {
  const paid = orderRecord({ paid: Money.of(1, 'EUR') });
  expect(() => mustKeepTotal(orderRecord(), Money.of(1, 'EUR'), 'en')).not.toThrow();
  expect(() => mustKeepTotal(paid, paid.total, 'en')).not.toThrow();
  expect(() => mustKeepTotal(paid, Money.of(1990, 'EUR'), 'en')).toThrow(
    expect.objectContaining({
      code: 'total_would_change',
      details: { total: 19.9, changed: '€19.90', present: '€20.00' },
    }),
  );
});
