import type { JsonSchema } from './json-schema.js';

/** Schemas of the envelope. Operations refer to them and add `data`. */
export const envelopeSchemas: Record<string, JsonSchema> = {
  Success: {
    type: 'object',
    properties: {
      success: { type: 'boolean', const: true },
      message: { type: 'string', description: "Sentence for people, in the reader's language." },
    },
    required: ['success', 'message'],
  },
  ListSuccess: {
    allOf: [{ $ref: '#/components/schemas/Success' }],
    properties: { meta: { $ref: '#/components/schemas/ListMeta' } },
    required: ['meta'],
  },
  ListMeta: {
    type: 'object',
    properties: {
      total: { type: 'integer', description: 'Number of entries on all pages.' },
      page: { type: 'integer', minimum: 1, description: 'Number of this page, from 1.' },
      per_page: {
        type: 'integer',
        minimum: 0,
        description: 'Maximum number of entries of one page; in a list without pages, the number of all entries.',
      },
    },
    required: ['total', 'page', 'per_page'],
  },
};
