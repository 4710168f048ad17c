import { FRESH_SETTINGS } from '../../settings/index.js';
import { invoiceSeller } from './invoice-seller.js';

const none = FRESH_SETTINGS.seller;
const full = {
  name: 'Quiet Shelf GmbH',
  address: 'Lindenweg 12',
  city: 'Berlin',
  zip: '10115',
  country: 'DE',
  vat_id: 'DE136695976',
  registration: 'HRB 86891',
  email: 'billing@quiet-shelf.example',
  phone: '+49 30 901820',
  logo: '/media/pictures/0123456789abcdef0123456789abcdef.webp',
};
const accountHolder = { name: 'Quiet Shelf Account', taxId: '12345678' };

test('the seller of an invoice has all data of the settings, and the country in the language of the invoice', () => {
  const { vat_id: vatId, logo: _, ...rest } = full;
  const source = { seller: full, accountHolder, shopName: 'Shop' };
  expect(invoiceSeller(source, 'en')).toEqual({ ...rest, vatId, country: 'Germany', taxId: '12345678' });
  expect(invoiceSeller(source, 'uk').country).toBe('Німеччина');
});

test('without a name in the settings, an invoice names the holder of the bank account, or else the shop', () => {
  expect(invoiceSeller({ seller: none, accountHolder, shopName: 'Shop' }, 'en')).toMatchObject(accountHolder);
  expect(invoiceSeller({ seller: none, accountHolder: null, shopName: 'Shop' }, 'en')).toMatchObject({
    name: 'Shop',
    taxId: '',
    address: '',
    country: '',
    vatId: '',
  });
});

test('an invoice does not repeat a tax id that equals the VAT id or the registration number', () => {
  for (const field of ['vat_id', 'registration'])
    expect(
      invoiceSeller({ seller: { ...none, [field]: '12345678' }, accountHolder, shopName: 'Shop' }, 'en').taxId,
    ).toBe('');
});
