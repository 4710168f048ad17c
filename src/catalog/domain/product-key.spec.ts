import { productKey } from './product-key.js';

describe('the parameter of GET /api/products/{id}', () => {
  test.each<[string, 'id' | 'alias', string | number]>([
    ['1', 'id', 1],
    ['2147483647', 'id', 2_147_483_647],
    ['tea-2', 'alias', 'tea-2'],
    ['2-teas', 'alias', '2-teas'],
    ['', 'alias', ''],
  ])('a product is requested by its id or alias: %j', (text, by, value) => {
    expect(productKey(text)).toEqual({ by, value });
  });

  test.each(['2147483648', '9'.repeat(400)])(
    'an id that is too large for the column matches no product: %.12s',
    (text) => {
      expect(productKey(text)).toEqual({ by: 'id', value: 0 });
    },
  );

  test.each(['0', '01', '-1', '+1', '1.0', '1e3', ' 1', '1\n', '٣'])(
    '%j is not an id, because an id has one spelling',
    (text) => {
      expect(productKey(text)).toEqual({ by: 'alias', value: text });
    },
  );

  test('an alias in a request is cut to the length of the column, without characters that the database refuses', () => {
    expect(productKey(`a\0b${'c'.repeat(300)}`)).toEqual({ by: 'alias', value: `ab${'c'.repeat(197)}` });
  });
});
