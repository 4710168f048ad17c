/** Details that clients act on, with their JSON schemas. They are at the top level of the error body. */
export const ERROR_MEMBERS = {
  errors: {
    type: 'object',
    description: 'Problems by name of the invalid field, as sentences; at most 50 fields.',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
  allowed: { type: 'array', items: { type: 'string' }, description: 'Statuses that the order can take now.' },
  available: { type: 'integer', description: 'Pieces that can be bought.' },
  limit: { type: 'integer', description: 'Largest number that is accepted.' },
  product_id: { type: 'integer', description: 'Product that the failure is about.' },
  variant_id: {
    type: ['integer', 'null'],
    description: 'Variant that the failure is about; null: the product itself.',
  },
  order_id: { type: 'integer', description: 'Order on which the reference is already booked.' },
  total: {
    type: 'number',
    description: 'Total that the request would result in, in the currency of the cart or order.',
  },
  left: { type: 'number', description: 'Amount that can still be credited or refunded, in the currency of the order.' },
  refund_ids: { type: 'array', items: { type: 'integer' }, description: 'Refunds that the failure is about.' },
  register_ids: { type: 'array', items: { type: 'integer' }, description: 'Registers that the failure is about.' },
  expected: { type: 'number', description: 'Sum that the courier transfers according to the registers.' },
  difference: { type: 'number', description: '`expected`, less the transaction; negative if it is more.' },
  missing: {
    type: 'array',
    items: { type: 'string' },
    description: 'Data that the document lacks, e.g. `seller.vat_id` or `buyer.country`.',
  },
  account: { type: 'string', description: 'Account that the bank statement names.' },
  has_wrong_check_digits: {
    type: 'boolean',
    description: 'Whether `account` is written like an IBAN, but has wrong check digits.',
  },
  columns: {
    type: 'array',
    items: { type: 'string' },
    description: 'Titles of the columns of a CSV file; `#1`, `#2` … without a header.',
  },
  sample: {
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: 'The first three rows of a CSV file.',
  },
  proposal: {
    type: 'object',
    additionalProperties: true,
    description: 'Mapping of the columns as far as the shop recognizes them; complete it and send it as `mapping`.',
  },
} as const;

export type ErrorMember = keyof typeof ERROR_MEMBERS;

/** The details of an error that are at the top level of the body. */
export const membersAmong = (details: Readonly<Record<string, unknown>> = {}): ErrorMember[] =>
  (Object.keys(ERROR_MEMBERS) as ErrorMember[]).filter((name) => name in details);
