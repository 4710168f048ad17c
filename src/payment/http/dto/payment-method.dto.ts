import { localizedTexts, methodChangesBody } from '../../../platform/configurable-methods/index.js';
import { AUTO_MATCH } from '../../payment.types.js';

/** Settings of the built-in gateways; methods of other gateways have the settings that these declare. */
export const PAYMENT_METHOD_CHANGES = methodChangesBody('PaymentMethodChanges', {
  description: { ...localizedTexts(1000), description: 'Text at checkout, by language.' },
  info: { ...localizedTexts(1000), description: 'Cash only: additional message at checkout, by language.' },
  account_holder: {
    type: 'string',
    maxLength: 200,
    description: 'Bank invoice only: name of the recipient, as the bank knows it.',
  },
  bank_name: { type: 'string', maxLength: 200, description: "Bank invoice only: name of the recipient's bank." },
  account_number: {
    type: 'string',
    maxLength: 64,
    description: 'Bank invoice only: IBAN of the account that receives the money, with or without spaces.',
  },
  bank_code: {
    type: 'string',
    maxLength: 32,
    description: 'Bank invoice only: 6 digits, or a SWIFT code of 8 or 11 characters.',
  },
  tax_id: {
    type: 'string',
    maxLength: 32,
    description: 'Bank invoice only: tax number of 8 digits (company) or 10 (individual).',
  },
  payment_terms: {
    type: 'integer',
    minimum: 1,
    maximum: 30,
    description: 'Bank invoice only: days until the payment is due; 7 for a new method.',
  },
  cancel_after: {
    type: ['integer', 'null'],
    minimum: 1,
    maximum: 90,
    description: 'Bank invoice only: days after the due date on which an unpaid order is cancelled; null: never.',
  },
  reminders: {
    type: 'array',
    items: { type: 'integer', minimum: -30, maximum: 60 },
    maxItems: 5,
    uniqueItems: true,
    description:
      'Bank invoice only: days relative to the due date on which the customer is reminded of the payment; negative ' +
      'ones are before it. [] for a new method.',
  },
  clock_follows_statements: {
    type: 'boolean',
    description:
      'Bank invoice only: whether reminders after the due date and the cancellation wait for a statement that covers ' +
      'the due date, while statements of the account are imported; true for a new method.',
  },
  banking_days: {
    type: 'boolean',
    description:
      'Bank invoice only: whether a due date that is not a banking day in the country of the account moves to the ' +
      'next one; false for a new method.',
  },
  auto_reinstate: {
    type: 'boolean',
    description:
      'Bank invoice only: whether a transfer of exactly the balance due, with the payment reference, reinstates a ' +
      'cancelled order whose stock is available; false for a new method.',
  },
  auto_match: {
    type: 'string',
    enum: [...AUTO_MATCH],
    description:
      'Bank invoice only: which transfers of a bank statement with the payment reference of an order are recorded ' +
      'without staff. `off`: none. `exact`, for a new method: those of exactly the balance due. `reference`: also ' +
      'partial payments and overpayments.',
  },
  auto_generate_invoice: {
    type: 'boolean',
    description: 'Bank invoice only: whether an invoice is issued as soon as an order waits for payment.',
  },
  require_confirmation: {
    type: 'boolean',
    description:
      'Bank invoice only: whether the staff confirms each payment; true for a new method. false: orders count as ' +
      'paid at once.',
  },
  instructions: {
    type: 'string',
    maxLength: 2000,
    description: 'Bank invoice only: text that customers see with the bank details.',
  },
});
