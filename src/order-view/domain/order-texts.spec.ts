import { Money } from '#kernel';
import { addressText, lineText } from './order-texts.js';

const line = {
  id: 1,
  productId: 7,
  variantId: null,
  name: 'Green tea',
  sku: 'TEA-1',
  attributes: { color: 'green' },
  quantity: 3,
  price: Money.of(123_450, 'EUR'),
  total: Money.of(370_350, 'EUR'),
  tax: Money.of(0, 'EUR'),
  taxRate: 0,
  taxClass: 'standard' as const,
  refunded: 0,
  refundedAmount: Money.of(0, 'EUR'),
  restocked: 0,
};

const full = {
  name: 'Olena Koval',
  address: 'Khreshchatyk 1',
  city: 'Kyiv',
  state: 'Kyiv region',
  zip: '01001',
  country: 'UA',
};
const none = { name: null, address: null, city: null, state: null, zip: null, country: null };

describe('texts of an order line', () => {
  test.each(['en', 'uk', 'ru'] as const)('amounts of an order line are formatted for %s', (language) => {
    expect(lineText(line, language)).toEqual({
      name: 'Green tea',
      sku: 'TEA-1',
      quantity: 3,
      price: line.price.format(language),
      total: line.total.format(language),
    });
  });

  test('amounts of an order line differ between English and Ukrainian', () => {
    expect(lineText(line, 'en').total).toContain('3,703.50');
    expect(lineText(line, 'uk').total).toMatch(/3\s703,50/);
  });
});

describe("texts of an order's address", () => {
  test.each([
    ['en', 'Ukraine'],
    ['uk', 'Україна'],
    ['ru', 'Украина'],
  ] as const)('the address of an order has the translated name of its country: %s', (language, country) => {
    expect(addressText(full, language)).toEqual({ ...full, country });
  });

  test('the address of an order has empty texts for missing values, and no company and VAT id', () => {
    expect(addressText({ ...none, city: 'Kyiv' }, 'en')).toEqual({
      name: '',
      address: '',
      city: 'Kyiv',
      state: '',
      zip: '',
      country: '',
    });
  });

  test('a billing address has company and VAT id', () => {
    expect(addressText({ ...full, company: 'Koval Ltd', vat_id: 'UA123' }, 'en')).toMatchObject({
      company: 'Koval Ltd',
      vatId: 'UA123',
    });
    expect(Object.keys(addressText({ ...full, company: '', vat_id: null }, 'en')!)).toEqual(Object.keys(full));
  });

  test('an order without street and city has no address', () => {
    expect(addressText({ ...full, address: null, city: '' }, 'en')).toBeNull();
    expect(addressText(none, 'en')).toBeNull();
  });
});
