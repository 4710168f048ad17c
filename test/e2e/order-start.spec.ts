import { startTestShop } from '#testing';
import { OrderStart } from '../../src/order/data/order-start.js';
import { Config } from '../../src/platform/config/config.js';
import { makeProduct, place } from '../fixtures/orders.js';

test('the first order of an empty shop has the number SHOP_ORDER_START, and a later change of the setting has no effect', async () => {
  const shop = await startTestShop({ env: { SHOP_ORDER_START: '10001' } });
  try {
    const product = await makeProduct(await shop.admin());
    const first = (await place(shop.client(), product)).body.data;
    expect(first).toMatchObject({ id: 10_001, number: 10_001 });
    expect(first.reference).toMatch(/^RF\d\d010001$/);
    // Does the same as the next start of a server with another value.
    const config = Object.assign(new Config(), shop.app.get(Config), { orderStart: 50_000 });
    await new OrderStart(shop.db, config).onApplicationBootstrap();
    expect((await place(shop.client(), product)).body.data.id).toBe(10_002);
  } finally {
    await shop.close();
  }
});

test.each(['0', '-5', 'one', '1.5', '1000000000'])(
  'SHOP_ORDER_START=%s stops the start with an error that names the setting',
  async (wrong) => {
    await expect(startTestShop({ env: { SHOP_ORDER_START: wrong } })).rejects.toThrow(/SHOP_ORDER_START/);
  },
);
