import { orderRecord } from '../../../test/fixtures/order-record.js';
import type { OrderRecord } from './order-record.js';
import { isDeliveryUndecided, isPickup } from './delivery.js';

const pickups = new Set(['pickup', 'locker']);
const nowhere = { ...orderRecord().shippingAddress, country: null };

describe('pickup orders', () => {
  test.each([
    ['pickup', true],
    ['locker', true],
    ['flat_rate', false],
    ['', false],
    [null, false],
  ])('an order with the shipping method %j is a pickup order: %s', (shippingMethod, expected) => {
    expect(isPickup({ shippingMethod }, pickups)).toBe(expected);
  });
});

describe('delivery of fast orders', () => {
  test.each<[string, Partial<OrderRecord>, boolean]>([
    ['undecided without a shipping method', { shippingMethod: null }, true],
    ['undecided without a country', { shippingAddress: nowhere }, true],
    ['undecided if the country is empty', { shippingAddress: { ...nowhere, country: '' } }, true],
    ['decided with a shipping method and a country', {}, false],
    ['decided for pickup, which needs no address', { shippingMethod: 'pickup', shippingAddress: nowhere }, false],
  ])('the delivery of a fast order is %s', (_, more, expected) => {
    expect(isDeliveryUndecided(orderRecord({ isQuick: true, ...more }), pickups)).toBe(expected);
  });

  test('the delivery of an order other than a fast order counts as agreed', () => {
    expect(isDeliveryUndecided(orderRecord({ shippingMethod: null, shippingAddress: nowhere }), pickups)).toBe(false);
  });
});
