import { listExample } from '../../platform/http/openapi/answer-example.js';
import type { ClockAccountResponse, WatchedOrderResponse } from './dto/payment-clock.response.js';

const order: WatchedOrderResponse = {
  order_id: 42,
  number: 42,
  status: 'awaiting_payment',
  customer: { id: 7, first_name: 'Olena', last_name: 'Bondar', email: 'olena@example.com', phone: '+380501234567' },
  open_amount: 149.9,
  currency: 'EUR',
  payment_method: 'bank_invoice',
  payment_method_title: 'Bank transfer',
  payment_due_at: '2026-11-28T10:00:00.000Z',
  created_at: '2026-11-21T10:00:00.000Z',
  reminders: [{ day: -2, sent_at: '2026-11-26T08:07:00.000Z' }],
  next: { action: 'remind', on: '2026-11-29', day: 1, waits_for: 'statement' },
};
const account: ClockAccountResponse = {
  method: 'bank_invoice',
  account: 'UA213223130000026007233566001',
  currency: 'EUR',
  mode: 'statements',
  covered_until: '2026-11-27',
  missing_since: '2026-11-28',
  waiting: 1,
};

export const paymentClockExample = listExample([order], { accounts: [account] });
