const title = { en: 'Bank transfer', uk: 'Банківський переказ', ru: 'Банковский перевод' };
const description = { en: 'We’ll email you the payment details.' };

const paymentMethodChanges = {
  active: true,
  position: 2,
  title,
  description,
  account_holder: 'Quiet Shelf LLC',
  bank_name: 'Bank of Nowhere',
  account_number: 'UA213223130000026007233566001',
  bank_code: '322313',
  tax_id: '12345678',
  payment_terms: 7,
  cancel_after: 14,
  reminders: [-2, 1, 7],
  clock_follows_statements: true,
  banking_days: false,
  auto_reinstate: false,
  auto_match: 'exact',
  auto_generate_invoice: true,
  require_confirmation: true,
  instructions: 'Please give the order reference as the purpose of payment.',
};

const fields = [
  {
    name: 'account_holder',
    type: 'string',
    label: 'Account Holder',
    help: 'Company or person that receives the payments.',
    required: true,
    secret: false,
    min: null,
    max: null,
    max_length: 200,
    options: null,
    iban: null,
    warning: null,
  },
];

const method = {
  id: 2,
  key: 'bank_invoice',
  provider: 'bank_invoice',
  name: 'bank_invoice',
  built_in: true,
  ...paymentMethodChanges,
  version: 3,
  shown: true,
  hidden_because: [],
  hidden_reasons: [],
  fields,
  sections: [{ title: 'Bank details', settings: ['account_holder'] }],
};

const list = {
  success: true,
  data: { items: [method], payments_enabled: true, providers: [{ key: 'bank_invoice', title: 'Bank transfer' }] },
  message: 'Done.',
  meta: { total: 1, page: 1, per_page: 1 },
};

const created = {
  ...method,
  id: 4,
  key: 'bank_invoice_usd',
  name: 'bank_invoice_usd',
  built_in: false,
  active: false,
  position: 4,
  title: { en: 'Bank transfer in dollars' },
  account_holder: '',
  bank_name: '',
  account_number: '',
  bank_code: '',
  tax_id: '',
  version: 1,
  shown: false,
  hidden_because: ['inactive', 'incomplete:account_number'],
  hidden_reasons: [
    { code: 'inactive', field: null, message: 'This method is not active.' },
    { code: 'incomplete', field: 'account_number', message: '“Account Number” is empty.' },
  ],
};

const preview = {
  key: 'bank_invoice',
  shown: false,
  hidden_because: ['incomplete:tax_id'],
  hidden_reasons: [{ code: 'incomplete', field: 'tax_id', message: '“Tax ID” is empty.' }],
  sample: {
    number: 1024,
    reference: 'RF45001024',
    amount: 149.9,
    currency: 'EUR',
    payment_due_at: '2026-11-28T10:00:00.000Z',
  },
  languages: [
    {
      language: 'en',
      title: 'Bank transfer',
      description: 'We’ll email you the payment details.',
      info: '',
      checkout_html: '<label class="choice">…</label>',
      order_html: '<section class="card pay">…</section>',
    },
  ],
};

const done = (data: object): object => ({ success: true, data, message: 'Done.' });

export const paymentMethodExamples = {
  creation: { provider: 'bank_invoice', key: 'bank_invoice_usd', title: { en: 'Bank transfer in dollars' } },
  order: { keys: ['bank_invoice', 'cash'] },
  changes: paymentMethodChanges,
  list,
  method: done(method),
  created: { success: true, data: created, message: 'Payment method created' },
  deleted: { success: true, data: { key: 'bank_invoice_usd' }, message: 'Payment method deleted' },
  preview: done(preview),
  listed: {
    success: true,
    payments: [
      {
        id: 1,
        key: 'cash',
        name: 'cash',
        title: 'Cash',
        description: 'Pay in cash on delivery or pickup.',
        info: 'Please have the exact amount ready.',
      },
      {
        id: 2,
        key: 'bank_invoice',
        name: 'bank_invoice',
        title: 'Bank transfer',
        description: 'We’ll email you the payment details.',
        account_holder: 'Quiet Shelf LLC',
        bank_name: 'Bank of Nowhere',
        account_number: 'UA213223130000026007233566001',
        payment_terms: 7,
      },
    ],
  },
};
