import { caller } from '../../../test/fixtures/order-record.js';
import type { Caller } from '../../platform/access/caller.js';
import { visibleOrders, type OrderSelection } from './order-selection.js';

const all: OrderSelection = {
  statuses: null,
  status: 'paid',
  paymentMethod: null,
  shippingMethod: null,
  paymentStatus: null,
  customerId: null,
  createdFrom: null,
  createdBefore: null,
  overdue: null,
  toVerify: null,
  paymentReported: null,
  overpaymentKept: null,
  paymentSettled: null,
  paymentReversed: null,
  q: 'Olena',
  sort: '-created_at',
};
const buyer = caller({ kind: 'customer', role: 'customer', customerId: 3 });
const token = (...scopes: Caller['scopes']) => caller({ kind: 'integration', tokenId: 1, scopes });

describe('orders that a caller can list', () => {
  test.each<[string, Caller]>([
    ['support', caller({ kind: 'administrator', role: 'support' })],
    ['an owner', caller({ kind: 'administrator', role: 'owner' })],
    ['a token with orders:read', token('orders:read')],
    ['a token with admin', token('admin')],
  ])('%s can list all orders', (_, who) => {
    expect(visibleOrders(who, all)).toEqual(all);
    expect(visibleOrders(who, { ...all, customerId: 9 }).customerId).toBe(9);
  });

  test('customers can list only their own orders, even if they request those of another customer', () => {
    expect(visibleOrders(buyer, all)).toEqual({ ...all, customerId: 3 });
    expect(visibleOrders(buyer, { ...all, customerId: 9 })).toEqual({ ...all, customerId: 3 });
  });

  test.each<[string, Caller]>([
    ['a guest', caller()],
    ['a customer without a record', caller({ kind: 'customer', role: 'customer' })],
    ['a token without orders:read', token('catalog:write', 'payments:verify')],
  ])('%s can list no orders', (_, who) => {
    for (const customerId of [null, 9]) expect(visibleOrders(who, { ...all, customerId }).customerId).toBeLessThan(0);
  });
});
