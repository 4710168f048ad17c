import { Money } from '#kernel';
import { orderLine, orderRecord } from '../../../test/fixtures/order-record.js';
import type { OrderLine, OrderRecord } from '../../order/index.js';
import { invoiceFacts } from './invoice-facts.js';

const eur = (minor: number) => Money.of(minor, 'EUR');
const order = orderRecord();
const line = orderLine({ attributes: { color: 'red', size: 'M' } });
const facts = (more: Partial<OrderRecord> = {}, lines: readonly OrderLine[] = [line]) =>
  invoiceFacts({ ...order, ...more }, lines);

describe('changes that invalidate an invoice', () => {
  test.each<[string, Partial<OrderRecord>]>([
    ['the currency', { currency: 'USD' }],
    ['whether prices include tax', { pricesIncludeTax: false }],
    ['the subtotal', { subtotal: eur(1) }],
    ['the tax', { tax: eur(1) }],
    ['the shipping', { shipping: eur(1) }],
    ['a tax rate of the shipping', { shippingTaxes: [{ rate: 20_000, amount: eur(499), tax: eur(83) }] }],
    ['the total', { total: eur(1) }],
    ['the shipping method', { shippingMethod: 'pickup' }],
    ['the buyer', { contact: { ...order.contact, lastName: 'Bondar' } }],
    ['the billing address', { billingAddress: { ...order.billingAddress, city: 'Lviv' } }],
    ['the shipping address', { shippingAddress: { ...order.shippingAddress, city: 'Lviv' } }],
  ])('an invoice becomes invalid when %s of its order changes', (_, more) => {
    expect(facts(more)).not.toBe(facts());
  });

  test.each<[string, Partial<OrderLine>]>([
    ['the product', { productId: 6 }],
    ['the variant', { variantId: 1 }],
    ['the name', { name: 'Torch' }],
    ['the SKU', { sku: 'L-1' }],
    ['an attribute', { attributes: { color: 'blue', size: 'M' } }],
    ['the quantity', { quantity: 2 }],
    ['the price', { price: eur(1) }],
    ['the total', { total: eur(1) }],
    ['the tax rate', { taxRate: 20_000 }],
  ])('an invoice becomes invalid when %s of a line changes', (_, more) => {
    expect(facts({}, [{ ...line, ...more }])).not.toBe(facts());
  });

  test('an invoice becomes invalid when a line is added, removed or reordered', () => {
    const other = orderLine({ id: 2, productId: 6 });
    const all = [facts(), facts({}, []), facts({}, [line, other]), facts({}, [other, line]), facts({}, [line, line])];
    expect(new Set(all).size).toBe(all.length);
  });

  test('an invoice becomes invalid when two amounts are exchanged', () => {
    expect(facts({ tax: eur(5), shipping: eur(7) })).not.toBe(facts({ tax: eur(7), shipping: eur(5) }));
  });
});

describe('changes that keep an invoice valid', () => {
  test('an invoice stays valid when its order is paid, shipped or annotated', () => {
    const later: Partial<OrderRecord> = {
      status: 'shipped',
      paymentStatus: 'paid',
      paid: eur(2000),
      paidAt: new Date(0),
      shippedAt: new Date(0),
      trackingNumber: 'T1',
      note: 'Calls back',
      paymentMethod: 'bank_invoice',
      version: 9,
    };
    expect(facts(later)).toBe(facts());
  });

  test('an invoice stays valid when the database returns members in another order, or a line with another id', () => {
    const reversed = <T extends object>(record: T): T => Object.fromEntries(Object.entries(record).reverse()) as T;
    const { contact, billingAddress, shippingAddress } = order;
    expect(
      facts(
        {
          contact: reversed(contact),
          billingAddress: reversed(billingAddress),
          shippingAddress: reversed(shippingAddress),
        },
        [{ ...line, id: 99, attributes: reversed(line.attributes) }],
      ),
    ).toBe(facts());
  });

  test('an order whose shipping is not taxed has the hash that earlier versions have stored', () => {
    expect(invoiceFacts(orderRecord(), [orderLine()])).toBe(
      'b4e18bec79a7ed4b04a7a45219910396e88178e6c2d5f7e8dfac3565adccae47',
    );
  });
});
