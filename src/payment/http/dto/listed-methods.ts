import type { JsonSchema } from '../../../platform/http/openapi/json-schema.js';

const text: JsonSchema = { type: 'string' };

const response: JsonSchema = {
  type: 'object',
  required: ['success', 'payments'],
  properties: {
    success: { type: 'boolean' },
    payments: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'key', 'name', 'title', 'description'],
        description: 'A method of your own carries those of its settings that it declares as listed.',
        properties: {
          id: { type: 'integer' },
          key: { ...text, description: 'Used in the pay path and as the checkout selection value.' },
          name: { ...text, description: 'Equal to `key`.' },
          title: { ...text, description: 'Localized.' },
          description: { ...text, description: 'Localized, shown at checkout.' },
          info: { ...text, description: 'Cash only; absent when not configured.' },
          account_holder: { ...text, description: 'Bank invoice only.' },
          bank_name: { ...text, description: 'Bank invoice only.' },
          account_number: { ...text, description: 'Bank invoice only. IBAN.' },
          payment_terms: { type: 'integer', description: 'Bank invoice only. Days allowed for payment.' },
        },
      },
    },
  },
};

const example = {
  success: true,
  payments: [
    {
      id: 1,
      key: 'cash',
      name: 'cash',
      title: 'Cash',
      description: 'Pay in cash on delivery or when you collect the order.',
      info: 'Please have the exact amount ready.',
    },
    {
      id: 2,
      key: 'bank_invoice',
      name: 'bank_invoice',
      title: 'Bank transfer',
      description: 'You get our bank details by email and pay by bank transfer.',
      account_holder: 'Quiet Shelf LLC',
      bank_name: 'Bank of Nowhere',
      account_number: 'UA213223130000026007233566001',
      payment_terms: 7,
    },
  ],
};

/** The listing keeps the shape of the service document, "Payment method (as listed to customers)". */
export const LISTED_METHODS = { response, example };
