import type { BankDetailsResponse, CheckoutResponse, PayResponse } from './dto/pay.response.js';

const bankDetailsExample: BankDetailsResponse = {
  account_holder: 'Quiet Shelf LLC',
  bank_name: 'Example Bank',
  account_number: 'UA089999900000026009001234567',
  bank_code: '999990',
  tax_id: '12345678',
  amount: 48,
  currency: 'EUR',
  payment_purpose: 'Payment for order 42, reference RF34 0000 42',
};

export const orderBodyExample = {
  items: [{ product_id: 12, quantity: 1 }],
  customer: { email: 'ira@example.com', first_name: 'Ira', last_name: 'Koval', phone: '+380441234567' },
  shipping_address: { address: 'Khreshchatyk 1, apt. 5', city: 'Kyiv', zip: '01001', country: 'UA' },
  payment_method: 'bank_invoice',
  shipping_method: 'pickup',
  note: 'Please ring twice',
};

export const checkoutBodyExample = {
  email: 'ira@example.com',
  first_name: 'Ira',
  last_name: 'Koval',
  phone: '+380441234567',
  shipping_address: 'Khreshchatyk 1, apt. 5',
  shipping_city: 'Kyiv',
  shipping_zip: '01001',
  shipping_country: 'UA',
  payment_method: 'bank_invoice',
  shipping_method: 'pickup',
};

export const payBodyExample = { order_id: 42, payment_method: 'bank_invoice' };

export const payExample: PayResponse = {
  success: true,
  message: 'The bank details were sent to you by e-mail.',
  order: { id: 42, status: 'awaiting_payment', payment_method: 'bank_invoice', bank_details: bankDetailsExample },
};

export const checkoutExample: CheckoutResponse = {
  ...payExample,
  order: {
    ...payExample.order,
    key: 'Xw0…',
    reference: 'RF34000042',
    total: 48,
    currency: 'EUR',
    url: 'https://shop.example/order/42?key=kJ8sW2vXq0bN4tYzL6pRmA',
  },
};
