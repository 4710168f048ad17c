import type { ErrorCode } from '../../platform/errors/define-errors.js';

/** Errors when payments are reversed. */
export const REVERSAL_ERRORS = ['payment_at_provider', 'payment_not_live'] as const satisfies readonly ErrorCode[];

/** Errors when a transaction is booked. */
export const MATCH_ERRORS = [
  'not_found',
  'order_not_found',
  'not_a_credit',
  'already_matched',
  'amount_exceeds_transaction',
  'order_cancelled',
  'not_payable',
  'money_reserved',
  'reference_already_booked',
  'insufficient_stock',
  'not_reversible',
  'register_transferred',
  'register_amount_differs',
  ...REVERSAL_ERRORS,
  'stale_version',
] as const satisfies readonly ErrorCode[];
