import { Amount, Integer, OneOf, Ref, Text, Timestamp } from '../../../../platform/http/openapi/response-properties.js';
import { ReturnReasonResponse } from '../../../http/dto/bank-transaction.response.js';
import { REFUND_STATES, type RefundState } from '../../domain/bank-refund.js';
import type { PayableRefund } from '../../use-cases/list-refunds.js';

/** Who gets the money of a refund. */
export class RefundReceiverResponse {
  @Text({ description: 'Name of the owner of the account.' }) name!: string;
  @Text({ description: 'IBAN without blanks.' }) account!: string;
}

/** A refund that is paid out by bank transfer. */
export class BankRefundResponse {
  @Integer({ description: 'Id of the refund, from `refunds` of the order.' }) id!: number;
  @Integer() order_id!: number;
  @Amount({ description: 'Amount to be sent.' }) amount!: number;
  @Text() currency!: string;
  @OneOf(REFUND_STATES, {
    name: 'BankRefundState',
    description:
      '`due`: the money is to be sent. `exported`: in a file for the bank. `paid_out`: its debit is on a bank ' +
      'statement. `returned`: the bank has sent the money back; the next file takes it again.',
  })
  state!: RefundState;
  @Ref(() => RefundReceiverResponse, {
    nullable: true,
    description:
      'Account that the payment came from, as on the bank statement, or the one that was set. null: not known, or ' +
      'removed with the personal data.',
  })
  receiver!: RefundReceiverResponse | null;
  @Text({ nullable: true, description: 'End-to-end id in the last file; null while the refund is due.' })
  end_to_end_id!: string | null;
  @Integer({ nullable: true, description: 'Id of the last file; null while the refund is due.' })
  file_id!: number | null;
  @Text({ nullable: true, description: 'Account of the shop that pays; null: no payment method has an account.' })
  account!: string | null;
  @Ref(() => ReturnReasonResponse, {
    nullable: true,
    description: 'Why the bank has sent the money back; null: not returned, or the statement has no reason.',
  })
  return_reason!: ReturnReasonResponse | null;
  @Timestamp() created_at!: Date;
  @Integer() version!: number;
}

export const bankRefundResponse = (refund: PayableRefund): BankRefundResponse => ({
  id: refund.id,
  order_id: refund.orderId,
  amount: refund.amount.toNumber(),
  currency: refund.amount.currency,
  state: refund.state,
  receiver: refund.receiver,
  end_to_end_id: refund.endToEndId,
  file_id: refund.fileId,
  account: refund.account,
  return_reason: refund.returnReason,
  created_at: refund.createdAt,
  version: refund.version,
});
