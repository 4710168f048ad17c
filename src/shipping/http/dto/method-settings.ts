import type { ApiBodyOptions } from '@nestjs/swagger';

const title = { en: 'Delivery', uk: 'Доставка', ru: 'Доставка' };

const changes = {
  active: true,
  position: 2,
  title,
  costs: { UA: 3.5, '*': 9.9 },
  free_above: 50,
  delivery_time: { en: '2–4 working days', uk: '2–4 робочі дні', ru: '2–4 рабочих дня' },
  carrier: 'Nova Poshta',
};

const field = {
  name: 'free_above',
  type: 'money',
  label: 'Free from',
  help: 'Orders of this sum and above are shipped for nothing. Empty: never.',
  required: false,
  secret: false,
  default: null,
  min: null,
  max: null,
  max_length: null,
  options: null,
};

const method = {
  key: 'flat_rate',
  name: 'flat_rate',
  ...changes,
  costs: {},
  version: 1,
  shown: false,
  hidden_because: ['incomplete:costs'],
  hidden_reasons: [{ code: 'incomplete', field: 'costs', message: '“Cost by country” is not filled in.' }],
  fields: [field],
};

/** Settings that only some methods have. */
const optional = ['costs', 'free_above', 'delivery_time', 'carrier'];

export const METHOD_SETTINGS = { example: { success: true, data: method, message: 'Done.' }, optional };

export const METHOD_SETTINGS_LIST = {
  example: { success: true, data: { items: [method] }, message: 'Done.', meta: { total: 1, page: 1, per_page: 1 } },
  optional,
};

const localized = { type: 'object' as const, additionalProperties: { type: 'string' as const } };

/** The settings of flat rate; a provider of your own has those it declares. */
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
      costs: {
        type: 'object',
        additionalProperties: { type: 'number' },
        description:
          'Flat rate only: cost by two-letter country code, `*` for every other country. Takes the place of the whole table.',
      },
      free_above: {
        type: 'number',
        nullable: true,
        description: 'Flat rate only: free from this sum on; null: never.',
      },
      delivery_time: { ...localized, description: 'Flat rate only, by language.' },
      carrier: { type: 'string', description: 'Flat rate only.' },
      version: { type: 'integer', description: 'As read. When it is no longer the present one: 409 `stale_version`.' },
    },
    example: changes,
  },
};
