import { listExample } from '../../platform/http/openapi/answer-example.js';
import type { MoneyToVerifyResponse, PaymentToVerifyResponse } from './dto/payments-to-verify.response.js';

const order: PaymentToVerifyResponse = {
  id: 42,
  reference: 'RF45000042',
  status: 'awaiting_payment',
  customer: { id: 7, first_name: 'Olena', last_name: 'Bondar', email: 'olena@example.com', phone: '+380501234567' },
  total: 149.9,
  open_amount: 149.9,
  currency: 'EUR',
  payment_method: 'bank_invoice',
  payment_due_at: '2026-11-28T10:00:00.000Z',
  overdue: false,
  created_at: '2026-11-21T10:00:00.000Z',
  payment_method_title: 'Bank transfer',
  reported_at: '2026-11-22T09:30:00.000Z',
  version: 4,
};
const open: MoneyToVerifyResponse = { currency: 'EUR', count: 9, open_amount: 1204.5, overdue: 2, overdue_amount: 99 };

export const paymentsToVerifyExample = listExample([order], { open: [open] });
