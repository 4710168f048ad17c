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

describe('a line of an order', () => {
  test.each(['en', 'uk', 'ru'] as const)('has its amounts as %s writes them', (language) => {
    expect(lineText(line, language)).toEqual({
      name: 'Green tea',
      sku: 'TEA-1',
      quantity: 3,
      price: line.price.format(language),
      total: line.total.format(language),
    });
  });

  test('tells English from Ukrainian amounts', () => {
    expect(lineText(line, 'en').total).toContain('3,703.50');
    expect(lineText(line, 'uk').total).toMatch(/3\s703,50/);
  });
});

describe('an address of an order', () => {
  test.each([
    ['en', 'Ukraine'],
    ['uk', 'Україна'],
    ['ru', 'Украина'],
  ] as const)('names its country in the language of the reader: %s', (language, country) => {
    expect(addressText(full, language)).toEqual({ ...full, country });
  });

  test('has empty texts for what was not given, and no company and no VAT ID', () => {
    expect(addressText({ ...none, city: 'Kyiv' }, 'en')).toEqual({
      name: '',
      address: '',
      city: 'Kyiv',
      state: '',
      zip: '',
      country: '',
    });
  });

  test('has company and VAT ID of a billing address', () => {
    expect(addressText({ ...full, company: 'Koval Ltd', vat_id: 'UA123' }, 'en')).toMatchObject({
      company: 'Koval Ltd',
      vatId: 'UA123',
    });
    expect(Object.keys(addressText({ ...full, company: '', vat_id: null }, 'en')!)).toEqual(Object.keys(full));
  });

  test('is none without street and city, whatever else is known', () => {
    expect(addressText({ ...full, address: null, city: '' }, 'en')).toBeNull();
    expect(addressText(none, 'en')).toBeNull();
  });
});
