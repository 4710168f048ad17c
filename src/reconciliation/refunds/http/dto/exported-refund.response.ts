import { Amount, Integer, Ref, Text } from '../../../../platform/http/openapi/response-properties.js';
import type { BankRefund } from '../../domain/bank-refund.js';
import { RefundReceiverResponse } from './refund.response.js';

/** A refund by bank transfer in the export of a customer's data. */
export class ExportedBankRefundResponse {
  @Integer({ description: 'Id of the refund, from `refunds` of the order.' }) id!: number;
  @Integer() order_id!: number;
  @Amount({ description: 'Amount of the refund.' }) amount!: number;
  @Text() currency!: string;
  @Ref(() => RefundReceiverResponse, { nullable: true, description: 'Who gets the money; null: not known.' })
  receiver!: RefundReceiverResponse | null;
}

export const exportedRefund = ({ id, orderId, amount, receiver }: BankRefund): ExportedBankRefundResponse => ({
  id,
  order_id: orderId,
  amount: amount.toNumber(),
  currency: amount.currency,
  receiver,
});
