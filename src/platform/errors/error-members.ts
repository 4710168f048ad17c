/**
 * Details that a client acts on: they are at the top level of the error body (decisions §8), each with its JSON schema.
 */
export const ERROR_MEMBERS = {
  errors: {
    type: 'object',
    description: 'What is wrong, field by field.',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
  allowed: { type: 'array', items: { type: 'string' }, description: 'Statuses that the order may take.' },
  available: { type: 'integer', description: 'Pieces that can be had.' },
  limit: { type: 'integer', description: 'How many are accepted.' },
  product_id: { type: 'integer' },
  variant_id: { type: ['integer', 'null'] },
  order_id: { type: 'integer', description: 'The other order.' },
  total: { type: 'number', description: 'Total that the request would lead to, in the currency of the cart or order.' },
} as const;

export type ErrorMember = keyof typeof ERROR_MEMBERS;

/** Of an error's details, those at the level of `code`. */
export const membersAmong = (details: Readonly<Record<string, unknown>> = {}): ErrorMember[] =>
  (Object.keys(ERROR_MEMBERS) as ErrorMember[]).filter((name) => name in details);
