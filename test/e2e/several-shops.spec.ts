import { Controller, Get } from '@nestjs/common';
import { Access, ShopPlugin } from '#contracts';
import { newApiToken, sha256 } from '#kernel';
import { Browser, startTestShop, type TestShop } from '#testing';
import { openApiOf } from '../../src/platform/http/openapi/serve-openapi.js';
import { makeProduct } from '../fixtures/orders.js';

@Controller('api/opening-hours')
class OpeningHoursController {
  @Get()
  @Access('anyone')
  read(): object {
    return { monday: '9-17' };
  }
}

@ShopPlugin({ name: 'opening-hours', controllers: [OpeningHoursController] })
class OpeningHoursPlugin {}

const OPENING_HOURS = '/api/opening-hours';

/** The shops in the order of their start; the second one has the plugin. */
const currencies = ['EUR', 'USD', 'JPY', 'KWD'];
const inCurrency = new Map<string, TestShop>();
const shopIn = (currency: string): TestShop => inCurrency.get(currency)!;

beforeAll(async () => {
  for (const SHOP_CURRENCY of currencies) {
    const plugins = SHOP_CURRENCY === 'USD' ? { plugins: [OpeningHoursPlugin] } : {};
    inCurrency.set(SHOP_CURRENCY, await startTestShop({ env: { SHOP_CURRENCY }, ...plugins }));
  }
});
afterAll(async () => {
  for (const shop of inCurrency.values()) await shop.close();
});

describe('shops of different currencies in one process', () => {
  const decimalPlaces = /with up to (\d) decimal places/;

  test.each([
    ['JPY', '0', 1.5],
    ['EUR', '2', 1.234],
    ['KWD', '3', 1.2345],
  ])(
    'shops in one process accept amounts with the decimal places of their own currency: %s has %s',
    async (currency, digits, tooFine) => {
      const admin = await shopIn(currency).admin();
      const priced = (price_regular: number) =>
        admin.post('/api/products', {
          name: 'Lamp',
          alias: `lamp-${String(price_regular).replace('.', '-')}`,
          price_regular,
        });
      const refused = await priced(tooFine);
      expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
      expect(decimalPlaces.exec(refused.body.errors.price_regular[0])?.[1]).toBe(digits);
      const finest = Number(tooFine.toFixed(Number(digits)));
      expect((await priced(finest)).body.data).toMatchObject({ price_regular: finest });
    },
  );

  test('shops in one process validate concurrent requests by their own currency', async () => {
    const statuses = await Promise.all(
      [...inCurrency].map(async ([currency, shop]) => {
        const admin = await shop.admin();
        const answers = await Promise.all(
          [1, 1.5, 1.234].map((price_regular, index) =>
            admin.post('/api/products', { name: 'Vase', alias: `vase-${index}`, price_regular }),
          ),
        );
        return [currency, ...answers.map(({ status }) => status)];
      }),
    );
    expect(statuses).toEqual([
      ['EUR', 201, 201, 422],
      ['USD', 201, 201, 422],
      ['JPY', 201, 422, 422],
      ['KWD', 201, 201, 201],
    ]);
  });

  test.each([
    ['KWD', 1.234],
    ['JPY', 12],
    ['EUR', 1.23],
  ])(
    'a fast order form in %s accepts the price that it shows, in each shop of the process',
    async (currency, price_regular) => {
      const shop = shopIn(currency);
      const product = await makeProduct(await shop.admin(), { in_stock: 5, price_regular });
      const browser = new Browser(shop.url);
      await browser.open(`/fast-order?product_id=${product}`);
      const fields = { product_id: String(product), quantity: '3', phone: '0501234567' };
      expect((await browser.submit('/fast-order', fields)).status).toBe(303);
    },
  );
});

describe('tokens of several shops in one process', () => {
  test('the token of one shop is rejected by another shop of the same process', async () => {
    const [first, second] = [shopIn('EUR'), shopIn('KWD')];
    const token = newApiToken();
    await first.db.query("INSERT INTO api_token (name, hash, scopes) VALUES ('ERP', $1, '{admin}')", [sha256(token)]);
    const [accepted, refused] = [first, second].map((shop) => shop.client({ token }).get('/api/admin/mails'));
    expect(await accepted).toMatchObject({ status: 200 });
    expect(await refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe('shops with and without a plugin in one process', () => {
  test('the answers of each shop in a process are validated against its own API document', async () => {
    expect(await shopIn('USD').client().get(OPENING_HOURS)).toMatchObject({
      status: 200,
      body: { data: { monday: '9-17' } },
    });
    expect(await shopIn('KWD').client().get(OPENING_HOURS)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await shopIn('USD').client().get('/api/products')).status).toBe(200);
  });

  test('each shop in a process has its own API document', () => {
    expect(openApiOf(shopIn('USD').app).paths).toHaveProperty([OPENING_HOURS]);
    expect(openApiOf(shopIn('KWD').app).paths).not.toHaveProperty([OPENING_HOURS]);
  });
});
