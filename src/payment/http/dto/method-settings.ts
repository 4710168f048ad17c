import type { ApiBodyOptions } from '@nestjs/swagger';

const title = { en: 'Bank transfer', uk: 'Банківський переказ', ru: 'Банковский перевод' };
const description = { en: 'You get our bank details by email and pay by bank transfer.' };

const changes = {
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
  auto_generate_invoice: true,
  require_confirmation: true,
  instructions: 'Please give the order reference as the purpose of payment.',
};

const fields = [
  {
    name: 'payment_terms',
    type: 'integer',
    label: 'Payment Terms (days)',
    help: '1 to 30 days; shown to customers as the payment deadline.',
    required: false,
    secret: false,
    default: 7,
    min: 1,
    max: 30,
    max_length: null,
    options: null as object[] | null,
  },
  {
    name: 'require_confirmation',
    type: 'boolean',
    label: 'Require Payment Confirmation',
    help: 'On: an administrator confirms each payment.',
    required: false,
    secret: false,
    default: true,
    min: null,
    max: null,
    max_length: null,
    options: null,
  },
];

const method = {
  id: 2,
  key: 'bank_invoice',
  name: 'bank_invoice',
  ...changes,
  version: 3,
  shown: true,
  hidden_because: [] as string[],
  hidden_reasons: [] as object[],
  fields,
};

/** Settings that only some methods have. */
const optional = Object.keys(changes).filter((name) => !['active', 'position', 'title', 'description'].includes(name));

export const METHOD_SETTINGS = { example: { success: true, data: method, message: 'Done.' }, optional };

export const METHOD_SETTINGS_LIST = {
  example: {
    success: true,
    data: { items: [method], payments_enabled: true },
    message: 'Done.',
    meta: { total: 1, page: 1, per_page: 1 },
  },
  optional,
};

const localized = { type: 'object' as const, additionalProperties: { type: 'string' as const } };

/** The settings of the service document; a method of your own has those it declares. */
export const METHOD_CHANGES: ApiBodyOptions = {
  schema: {
    type: 'object',
    properties: {
      active: { type: 'boolean' },
      position: { type: 'integer', description: 'Lower numbers first.' },
      title: {
        ...localized,
        description: 'By language: `en`, `uk`, `ru`. Languages that are not sent keep their text.',
      },
      description: { ...localized, description: 'By language. Shown at checkout.' },
      info: { ...localized, description: 'Cash only, by language. Shown at checkout when set.' },
      account_holder: { type: 'string' },
      bank_name: { type: 'string' },
      account_number: { type: 'string', description: 'IBAN.' },
      bank_code: { type: 'string', description: '6 digits, or a SWIFT code of 8 or 11 characters.' },
      tax_id: { type: 'string', description: '8 or 10 digits.' },
      payment_terms: { type: 'integer', minimum: 1, maximum: 30, default: 7 },
      cancel_after: {
        type: ['integer', 'null'] as never,
        minimum: 1,
        maximum: 90,
        description: 'Days after the deadline on which an order of which nothing is paid is cancelled; null: never.',
      },
      auto_generate_invoice: { type: 'boolean' },
      require_confirmation: { type: 'boolean', default: true },
      instructions: { type: 'string' },
      version: { type: 'integer', description: 'As read. When it is no longer the present one: 409 `stale_version`.' },
    },
    example: changes,
  },
};
