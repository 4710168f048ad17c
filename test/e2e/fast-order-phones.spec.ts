import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  product = await makeProduct(admin, { name: 'Teapot', in_stock: 1000 });
  await admin.put('/api/admin/settings', { seller: { country: 'UA' } });
});
afterAll(() => shop?.close());

const refused = ({ status, body }: { status: number; body: { errors?: object } }) => [
  status,
  Object.keys(body.errors ?? {}).sort(),
];

describe('the phone number of a fast order', () => {
  test.each([
    ['123456', 422],
    ['+380000000000', 422],
    ['050 123 45 67', 201],
    ['+49 30 901820', 201],
  ])(
    'the number %s is checked by the rules of the seller’s country and answered with status %i',
    async (phone, status) => {
      const answered = await shop.client().post('/api/checkout/fast-order', { product_id: product, phone });
      expect(refused(answered)).toEqual([status, status === 422 ? ['phone'] : []]);
    },
  );

  test('the error about a phone number contains an example of the country', async () => {
    const { body } = await shop.client().post('/api/checkout/fast-order', { product_id: product, phone: '123456' });
    expect(body.errors.phone[0]).toMatch(/050 123 4567/);
  });
});
