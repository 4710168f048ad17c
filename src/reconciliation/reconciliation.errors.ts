import { defineErrors } from '../platform/errors/define-errors.js';

export const reconciliationErrors = defineErrors('reconciliation', {
  statement_too_large: 413,
  /** `errors.file` names the line or element. */
  unreadable_statement: { status: 422, details: { errors: { file: ['Line 12: An amount cannot be read.'] } } },
  /** The shop does not know the account. Sent with `accept_account=1`, the file is imported and the account added. */
  unknown_account: { status: 422, details: { account: 'DE89370400440532013000', has_wrong_check_digits: false } },
  /** The file names no account. */
  account_needed: 422,
  register_too_large: 413,
  /** `errors.file` names the line. */
  unreadable_register: { status: 422, details: { errors: { file: ['Line 12: An amount cannot be read.'] } } },
  /** The transfer of the registers is already booked. */
  register_transferred: { status: 409, details: { register_ids: [3] } },
  /** The amount of the transaction is too different from the registers, or `difference` is not the current one. */
  register_amount_differs: { status: 422, details: { expected: 1180.5, difference: 12 } },
  /** The columns of the CSV file are not certain. */
  columns_needed: {
    status: 422,
    details: {
      columns: ['Date', 'Amount', 'Text'],
      sample: [['2026-11-20', '89.90', 'RF28001023']],
      proposal: { booked_on: 'Date', amount: 'Amount' },
    },
  },
  amount_exceeds_transaction: 422,
  /** There is nothing to accept. */
  no_suggestion: 409,
  /** Only if suggestions are accepted in bulk: it is unclear which credit a waiting return belongs to. */
  unclear_return: 409,
  already_matched: 409,
  /** The transaction is not matched. */
  not_matched: 409,
  /** Only credits are matched with orders; a return is matched with the credit that it reverses. */
  not_a_credit: 409,
  /** The return cannot reverse this transaction, because it is not a matched credit of the same amount and account. */
  not_reversible: 409,
  /** The refunds are already in a file, or paid out. */
  already_exported: { status: 409, details: { refund_ids: [7] } },
  /** None of the due refunds has a receiver. */
  no_refunds_due: 409,
  /** No payment method has an IBAN that the money could be sent from. */
  payer_account_needed: 409,
  /** The refunds have no receiver; it is set by `PUT /api/admin/refunds/{id}`. */
  receiver_needed: { status: 422, details: { refund_ids: [7] } },
  one_currency_needed: 422,
  already_discarded: 409,
  /** A bank statement has a transfer of the file. */
  refund_file_paid: 409,
  refund_file_removed: 410,
});

type ReconciliationErrors = typeof reconciliationErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends ReconciliationErrors {}
}
