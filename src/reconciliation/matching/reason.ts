import type { Reason } from './matching.types.js';

/** Values of the texts about a courier's register. */
const REGISTER = ['register', 'carrier', 'orders', 'difference', 'currency'] as const;

/** The texts `matching.reason.*`, with the names of their placeholders. */
export const REASON_VALUES = {
  reference: ['reference', 'number'],
  reference_exact: ['reference', 'number'],
  reference_unclear: ['reference', 'number'],
  reference_separated: ['written', 'reference', 'number'],
  reference_bare: ['written', 'reference', 'number'],
  reference_mistyped: ['written', 'reference', 'number'],
  number_named: ['number'],
  number_found: ['number'],
  number_separated: ['written', 'number'],
  number_look_alike: ['written', 'number'],
  invoice: ['invoice', 'number'],
  name: ['payer', 'customer'],
  name_part: ['payer', 'customer'],
  name_in_text: ['customer'],
  account: [],
  amount_exact: ['number', 'open', 'total', 'difference', 'currency'],
  amount_total: ['number', 'open', 'total', 'difference', 'currency'],
  amount_partial: ['number', 'open', 'total', 'difference', 'currency'],
  amount_over: ['number', 'open', 'total', 'difference', 'currency'],
  already_paid: ['number'],
  pending: ['number'],
  cancelled: ['number'],
  other_currency: ['number', 'currency', 'received'],
  sum_of_references: ['numbers'],
  sum_of_named: ['numbers'],
  sum_of_customer: ['customer', 'numbers'],
  references_differ: ['numbers', 'open', 'currency'],
  doubt_foreign_reference: ['reference'],
  doubt_wrong_reference: ['written'],
  doubt_cancellation: ['word'],
  doubt_long_text: [],
  doubt_other_order: ['number'],
  doubt_return: ['day'],
  return_reference: ['day'],
  return_party: ['day'],
  register_named: REGISTER,
  register_carrier: REGISTER,
  register_sum: REGISTER,
  register_gross: REGISTER,
  register_less: REGISTER,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ReasonCode = keyof typeof REASON_VALUES;

type ValuesOf<Code extends ReasonCode> = Readonly<Record<(typeof REASON_VALUES)[Code][number], string>>;

export const reason = <Code extends ReasonCode>(code: Code, values: ValuesOf<Code>): Reason => ({ code, values });
