import { Money } from '#kernel';
import { orderLine, orderRecord } from '../../../test/fixtures/order-record.js';
import type { OrderRecord } from '../../order/index.js';
import type { OrderPresentation, MailAddress, MailBankDetails } from '../../order-view/index.js';
import type { StoredCode } from './invoice-content.js';
import { writeInvoice } from './write-invoice.js';

const eur = (minor: number) => Money.of(minor, 'EUR');
const home: MailAddress = {
  name: 'Olena Koval',
  address: 'Street 1',
  city: 'Kyiv',
  state: '',
  zip: '01001',
  country: 'Ukraine',
};
const office: MailAddress = { ...home, address: 'Street 2' };
const bank: MailBankDetails = {
  account_holder: 'Shop',
  bank_name: 'Bank',
  account_number: 'DE89 3704 0044 0532 0130 00',
  bank_code: 'COBADEFF',
  tax_id: '12345678',
  amount: '€15.00',
  currency: 'EUR',
  payment_purpose: 'Order 17',
};
const line = { name: 'Lamp', attributes: 'color: red', sku: null, quantity: 1, price: '€12.00', total: '€12.00' };

const presentation = (more: Partial<OrderPresentation> = {}): OrderPresentation => ({
  id: 17,
  number: '17',
  reference: 'RF18000017',
  key: 'the-key-of-order-17',
  link: 'https://shop.example/order/17?key=the-key-of-order-17',
  lookupLink: 'https://shop.example/order-lookup',
  invoiceLink: null,
  language: 'en',
  email: 'olena@example.com',
  customerName: 'Olena Koval',
  status: { key: 'awaiting_payment', title: 'Awaiting payment' },
  createdAt: '21 November 2026',
  lines: [
    { ...line, picture: null },
    { ...line, name: 'Shade', picture: 'https://shop.example/shade.jpg' },
  ],
  hasPictures: true,
  subtotal: '€22.70',
  tax: '€2.70',
  hasTax: true,
  pricesIncludeTax: true,
  shipping: '€0.00',
  shippingInWords: 'Free',
  total: '€22.70',
  open: '€15.00',
  currency: 'EUR',
  payable: null,
  receipts: null,
  refunds: [],
  shippingAddress: home,
  billingAddress: home,
  paymentMethod: { key: 'bank_invoice', title: 'Bank transfer' },
  ownMail: true,
  shippingTitle: 'Courier',
  isCollected: false,
  pickupPoint: null,
  trackingNumber: null,
  carrier: null,
  trackingLink: null,
  paymentDueAt: '28 November 2026',
  isPastDue: false,
  paidAt: null,
  bankDetails: bank,
  instructions: 'Name the order.',
  note: null,
  cancelReason: null,
  ...more,
});
const lines = [
  orderLine({ taxRate: 20_000, total: eur(1200), tax: eur(200) }),
  orderLine({ id: 2, taxRate: 7000, total: eur(1070), tax: eur(70) }),
];
const seller = { name: 'Shop', taxId: '12345678' };
const shop = { name: 'Shop', link: 'https://shop.example', email: 'shop@example.com' };
const invoice = (
  changed: Partial<OrderRecord> = {},
  more: Partial<OrderPresentation> = {},
  code: StoredCode | null = { kind: 'epc', text: 'BCD', caption: 'Scan it' },
) => {
  const order = orderRecord({ status: 'awaiting_payment', total: eur(2270), ...changed });
  return writeInvoice({ order, lines, presentation: presentation(more), code, seller, shop });
};

describe('lines and amounts of an invoice', () => {
  test('an invoice has the lines of the order, numbered from 1, each with its tax rate', () => {
    expect(invoice().lines).toEqual([
      { ...line, position: 1, taxRate: '20%' },
      { ...line, name: 'Shade', position: 2, taxRate: '7%' },
    ]);
  });

  test('an invoice has the taxes by rate, and the amounts as shown with the order', () => {
    expect(invoice()).toMatchObject({
      seller,
      shop,
      order: { number: '17', createdAt: '21 November 2026', reference: 'RF18000017' },
      taxes: [
        { rate: '20%', net: '€10.00', tax: '€2.00' },
        { rate: '7%', net: '€10.00', tax: '€0.70' },
      ],
      subtotal: '€22.70',
      shipping: '€0.00',
      shippingTitle: 'Courier',
      tax: '€2.70',
      total: '€22.70',
      currency: 'EUR',
      pricesIncludeTax: true,
    });
  });

  test('an invoice with prices without tax adds the taxes', () => {
    expect(invoice({ pricesIncludeTax: false }).taxes[0]).toEqual({ rate: '20%', net: '€12.00', tax: '€2.00' });
  });
});

describe('addresses of an invoice', () => {
  test.each<[string, Partial<OrderPresentation>, MailAddress | null, MailAddress | null]>([
    ['are one if shipping and billing address are equal', {}, home, null],
    ['are two if the shipping address differs', { shippingAddress: office }, home, office],
    ['are one for a pickup order', { shippingAddress: office, isCollected: true }, home, null],
    ['include only the shipping address if there is no other', { billingAddress: null }, home, null],
    ['are none if a fast order has none yet', { billingAddress: null, shippingAddress: null }, null, null],
  ])('the addresses of an invoice %s', (_, more, billingAddress, shippingAddress) => {
    expect(invoice({}, more).buyer).toEqual({
      name: 'Olena Koval',
      email: 'olena@example.com',
      phone: null,
      billingAddress,
      shippingAddress,
    });
  });
});

describe('payment details of an invoice', () => {
  test('an invoice is paid by a transfer of the open amount until the deadline, with a QR code', () => {
    const { payment } = invoice({ paid: eur(770) });
    expect(payment).toMatchObject({
      title: 'Bank transfer',
      paid: '€7.70',
      open: '€15.00',
      dueAt: '28 November 2026',
      bank,
      instructions: 'Name the order.',
    });
    expect(payment.code).toEqual({ kind: 'epc', text: 'BCD', caption: 'Scan it' });
  });

  test('an unpaid invoice has no paid amount', () => {
    expect(invoice().payment.paid).toBeNull();
  });

  test('an invoice has no bank details, no instructions and no QR code if the payment method has none', () => {
    expect(invoice({}, { bankDetails: null }, null).payment).toMatchObject({
      open: '€15.00',
      bank: null,
      instructions: '',
      code: null,
    });
  });

  test('a paid invoice has no payment details', () => {
    for (const paid of [2270, 3000])
      expect(invoice({ paid: eur(paid) }).payment).toEqual({
        title: 'Bank transfer',
        paid: eur(paid).format('en'),
        open: null,
        dueAt: null,
        bank: null,
        instructions: '',
        code: null,
      });
  });

  test('the invoice of a free order has no paid and no open amount', () => {
    expect(invoice({ total: eur(0) }).payment).toMatchObject({ paid: null, open: null, bank: null, code: null });
  });
});
