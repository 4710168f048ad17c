import { methodChangesBody } from '../../../platform/configurable-methods/index.js';
import { paymentMethodChanges } from './payment-method.examples.js';

const localized = { type: 'object', additionalProperties: { type: 'string' } };

/** The settings of the service document; a method of your own has those that its gateway declares. */
export const PAYMENT_METHOD_CHANGES = methodChangesBody(
  'PaymentMethodChanges',
  {
    description: { ...localized, description: 'By language. Shown at checkout.' },
    info: { ...localized, description: 'Cash only, by language. Shown at checkout when set.' },
    account_holder: { type: 'string', maxLength: 200, description: 'Who owns the account.' },
    bank_name: { type: 'string', maxLength: 200, description: 'Name of the bank.' },
    account_number: { type: 'string', maxLength: 64, description: 'IBAN; spaces and case are normalized.' },
    bank_code: { type: 'string', maxLength: 32, description: '6 digits, or a SWIFT code of 8 or 11 characters.' },
    tax_id: { type: 'string', maxLength: 32, description: '8 or 10 digits.' },
    payment_terms: {
      type: 'integer',
      minimum: 1,
      maximum: 30,
      description: 'Days until the payment is due; 7 for a new method.',
    },
    cancel_after: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 90,
      description: 'Days after the deadline on which an order of which nothing is paid is cancelled; null: never.',
    },
    auto_generate_invoice: {
      type: 'boolean',
      description: 'Whether an invoice is issued when an order comes to wait for its payment.',
    },
    require_confirmation: {
      type: 'boolean',
      description: 'Whether staff confirm each payment; true for a new method. Without it the order is paid at once.',
    },
    instructions: {
      type: 'string',
      maxLength: 2000,
      description: 'Payment instructions for the customer, shown with the bank details.',
    },
  },
  paymentMethodChanges,
);
