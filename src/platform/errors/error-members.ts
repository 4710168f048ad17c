/** Details that clients act on, with their JSON schemas. They are at the top level of the error body. */
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

/** The details of an error that are at the top level of the body. */
export const membersAmong = (details: Readonly<Record<string, unknown>> = {}): ErrorMember[] =>
  (Object.keys(ERROR_MEMBERS) as ErrorMember[]).filter((name) => name in details);
