import { orderRecord } from '../../../test/fixtures/order-record.js';
import type { OrderRecord } from './order-record.js';
import { isDeliveryUndecided, isPickup } from './delivery.js';

const pickups = new Set(['pickup', 'locker']);
const nowhere = { ...orderRecord().shippingAddress, country: null };

describe('the buyer collects', () => {
  test.each([
    ['pickup', true],
    ['locker', true],
    ['flat_rate', false],
    ['', false],
    [null, false],
  ])('by %j: %s', (shippingMethod, expected) => {
    expect(isPickup({ shippingMethod }, pickups)).toBe(expected);
  });
});

describe('how a fast order is delivered is still to be agreed', () => {
  test.each<[string, Partial<OrderRecord>, boolean]>([
    ['while it has no shipping method', { shippingMethod: null }, true],
    ['while it has no country to be sent to', { shippingAddress: nowhere }, true],
    ['while its country is empty', { shippingAddress: { ...nowhere, country: '' } }, true],
    ['no longer with both', {}, false],
    ['not when it is collected, which needs no address', { shippingMethod: 'pickup', shippingAddress: nowhere }, false],
  ])('%s', (_, more, expected) => {
    expect(isDeliveryUndecided(orderRecord({ isQuick: true, ...more }), pickups)).toBe(expected);
  });

  test('but never of another order: that one was sent with its address', () => {
    expect(isDeliveryUndecided(orderRecord({ shippingMethod: null, shippingAddress: nowhere }), pickups)).toBe(false);
  });
});
