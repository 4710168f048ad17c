/** The body of every failure: decisions §2. */
export const errorSchema = {
  type: 'object',
  properties: {
    success: { type: 'boolean', const: false },
    message: { type: 'string', description: "A sentence in the reader's language." },
    error: { type: 'string', description: 'The same sentence.' },
    code: { type: 'string', description: 'A stable machine word, e.g. `validation_failed`.' },
    errors: {
      type: 'object',
      description: 'What is wrong, field by field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    allowed: {
      type: 'array',
      items: { type: 'string' },
      description: 'Statuses that the order may take (`illegal_transition`).',
    },
    available: { type: 'integer', description: 'Pieces that can be had (`insufficient_stock`).' },
    limit: {
      type: 'integer',
      description: 'Orders, or pieces of one product, that may be open and unpaid at a time (`too_many_open_orders`).',
    },
    request_id: { type: 'string' },
  },
  required: ['success', 'message', 'error', 'code'],
};

export const errorExample = {
  success: false,
  message: 'Some fields need your attention.',
  error: 'Some fields need your attention.',
  code: 'validation_failed',
  errors: { quantity: ['must be at least 1'] },
  request_id: '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11',
};

/** Failures that any operation may answer. */
export const generalFailures: Record<string, string> = {
  '401': 'No or bad credentials',
  '403': 'Not allowed, or the CSRF check failed',
  '422': 'Invalid fields',
  '429': 'Too many requests; see `Retry-After`',
  '500': 'A fault on our side',
  '503': 'The database is away, or the shop is too busy; see `Retry-After`',
};
