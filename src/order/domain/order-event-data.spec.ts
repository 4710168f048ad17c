import { Money } from '#kernel';
import { orderRecord } from '../../../test/fixtures/order-record.js';
import { orderEventData } from './order-record.js';

test('events of orders contain ids and plain data: amounts as JSON numbers, no order key, and no texts of the buyer', () => {
  const data = orderEventData(orderRecord({ customerId: 3, total: Money.of(1990, 'EUR'), note: 'Ring twice' }));
  expect(data).toEqual({
    order_id: 17,
    reference: 'RF18000017',
    status: 'pending',
    total: 19.9,
    currency: 'EUR',
    payment_method: 'cash',
    customer_id: 3,
    email: 'olena@example.com',
    language: 'en',
  });
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});
