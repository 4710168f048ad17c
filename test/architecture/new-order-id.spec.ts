import { orderOf } from '../../src/catalog/data/stock-taking.js';
import { SYSTEM_ACTOR } from '../../src/platform/access/caller.js';
import { NEW_ORDER_ID } from '../../src/order/index.js';

test('catalog and order refer to the id of a new order by the same SQL text', () => {
  expect(orderOf({ reason: 'order', orderId: 'new', actor: SYSTEM_ACTOR }, 6).order).toBe(NEW_ORDER_ID.sql);
});
