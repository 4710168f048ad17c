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
