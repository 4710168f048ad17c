import { Money } from '#kernel';
import type { OrderRecord } from '../../../order/index.js';
import { linkRows, orderIdOf, type NumberedOrders } from './link-rows.js';

const order = (id: number): OrderRecord => {
  const money = (minor: number) => Money.of(minor, 'EUR');
  const sums = { total: money(1_000), paid: money(0), refunded: money(0), paidAt: null };
  return { id, currency: 'EUR', ...sums } as OrderRecord;
};
const orders: NumberedOrders = {
  byTracking: new Map([
    ['AB1', [order(1)]],
    ['AB23', [order(2), order(3)]],
  ]),
  byId: new Map([1, 2, 3, 4].map((id) => [id, order(id)])),
};
const entry = (trackingNumber: string | null, orderNumber: string | null = null, minor = 1_000) => ({
  line: 2,
  trackingNumber,
  orderNumber,
  collectedOn: null,
  amount: Money.of(minor, 'EUR'),
  fee: Money.of(0, 'EUR'),
});
const linked = (...entries: Array<ReturnType<typeof entry>>) =>
  linkRows(entries, orders, new Set([4])).map(({ orderId, linkProblem }) => [orderId, linkProblem]);

describe('the orders of the rows of a register', () => {
  test.each([
    ['1023', 1023],
    ['№ 1023', 1023],
    ['Замовлення №01023', 1023],
    ['SHOP-1023', 1023],
    ['1023.0', 1023],
    ['1023/2', null],
    ['12345678901', null],
    ['abc', null],
    [null, null],
  ])('the cell %j names the order %j', (cell, id) => expect(orderIdOf(cell)).toBe(id));

  test('a tracking number is found in any case and with other separators, and takes precedence over the number of the order', () => {
    expect(linked(entry('ab 1'), entry(null, '2'))).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(linked(entry('AB-1', '2'))).toEqual([[1, 'numbers_disagree']]);
  });

  test('if one parcel has two orders, the number of the order decides', () => {
    expect(linked(entry('AB23'))).toEqual([[null, 'several_orders']]);
    expect(linked(entry('AB23', '3'))).toEqual([[3, null]]);
  });

  test('an order counts in one row only, and in none if another register has it', () => {
    expect(linked(entry('AB1'), entry('AB1'), entry(null, '4'))).toEqual([
      [1, null],
      [1, 'in_another_register'],
      [4, 'in_another_register'],
    ]);
  });

  test('a number that no order has is unknown, and a deduction does not count for its order', () => {
    expect(linked(entry('ZZ'), entry('AB1', null, -500), entry('AB1'))).toEqual([
      [null, 'unknown_number'],
      [1, null],
      [1, null],
    ]);
  });
});
