import { answerExample, listExample } from '../../platform/http/openapi/answer-example.js';
import { mailPageExample } from '../../platform/mail/http/examples.js';
import type { ClockMailResponse } from './dto/clock-mail.response.js';
import type { ClockAccountResponse, ClockMethodResponse, WatchedOrderResponse } from './dto/payment-clock.response.js';

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
  next: {
    ...{ action: 'remind', on: '2026-11-29', day: 1, number: 2, due: false },
    ...{ waits_for: 'statement', missing_since: '2026-11-28', missing_until: '2026-11-28' },
  },
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

const method: ClockMethodResponse = {
  method: 'bank_invoice',
  title: 'Bank transfer',
  reminders: [-2, 1],
  cancel_after: 7,
};

export const paymentClockExample = listExample([order], {
  accounts: [account],
  methods: [method],
  cancel_unconfirmed_after: null,
});

const mail: ClockMailResponse = {
  action: 'remind',
  recipient: 'olena@example.com',
  language: 'en',
  from: { name: 'Quiet Shelf', address: 'shop@example.com' },
  reply_to: { name: 'Quiet Shelf', address: 'hello@example.com' },
  content: { subject: 'Payment reminder for order 42', html: mailPageExample, text: 'Hello Olena! …' },
  withheld: null,
};

export const clockMailExample = answerExample(mail);
