const example = {
  success: true,
  data: {
    key: 'bank_invoice',
    shown: false,
    hidden_because: ['incomplete:tax_id'],
    hidden_reasons: [{ code: 'incomplete', field: 'tax_id', message: '“Tax ID” is not filled in.' }],
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
        description: 'You get our bank details by email and pay by bank transfer.',
        info: '',
        checkout_html: '<label class="choice">…</label>',
        order_html: '<section class="card pay">…</section>',
      },
    ],
  },
  message: 'Done.',
};

/** What customers would see, once per language. */
export const METHOD_PREVIEW = { example, nullable: ['field', 'payment_due_at'] };
