import { methodChangesBody } from '../../../platform/configurable-methods/index.js';
import { paymentMethodChanges } from './payment-method.examples.js';

const localized = { type: 'object', additionalProperties: { type: 'string' } };

/** The settings of the service document; a method of your own has those that its gateway declares. */
export const PAYMENT_METHOD_CHANGES = methodChangesBody(
  'PaymentMethodChanges',
  {
    description: { ...localized, description: 'By language. Shown at checkout.' },
    info: { ...localized, description: 'Cash only, by language. Shown at checkout when set.' },
    account_holder: { type: 'string' },
    bank_name: { type: 'string' },
    account_number: { type: 'string', description: 'IBAN.' },
    bank_code: { type: 'string', description: '6 digits, or a SWIFT code of 8 or 11 characters.' },
    tax_id: { type: 'string', description: '8 or 10 digits.' },
    payment_terms: { type: 'integer', minimum: 1, maximum: 30, default: 7 },
    cancel_after: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 90,
      description: 'Days after the deadline on which an order of which nothing is paid is cancelled; null: never.',
    },
    auto_generate_invoice: { type: 'boolean' },
    require_confirmation: { type: 'boolean', default: true },
    instructions: { type: 'string' },
  },
  paymentMethodChanges,
);
