import type { TestShop } from '#testing';
import { refusedFields } from '../fixtures/refused-fields.js';
import { startStockedShop } from '../fixtures/stocked-shop.js';

let shop: TestShop;
let product: number;

beforeAll(async () => {
  const stocked = await startStockedShop();
  ({ shop, product } = stocked);
  await stocked.admin.put('/api/admin/settings', { seller: { country: 'UA' } });
});
afterAll(() => shop?.close());

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
      expect(refusedFields(answered)).toEqual([status, status === 422 ? ['phone'] : []]);
    },
  );

  test('the error about a phone number contains an example of the country', async () => {
    const { body } = await shop.client().post('/api/checkout/fast-order', { product_id: product, phone: '123456' });
    expect(body.errors.phone[0]).toMatch(/050 123 4567/);
  });
});
