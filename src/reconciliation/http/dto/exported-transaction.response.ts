import { Amount, Day, Integer, ListOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import type { BankTransaction } from '../../domain/bank-transaction.js';
import { CounterpartyResponse } from './bank-transaction.response.js';

/** A bank transfer in the export of a customer's data. */
export class ExportedBankTransactionResponse {
  @Integer() id!: number;
  @Day({ description: 'Day on which the bank booked it.' }) booked_on!: string;
  @Amount({ description: 'Amount of the transfer.' }) amount!: number;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @Ref(() => CounterpartyResponse, { description: 'Who sent the money.' }) counterparty!: CounterpartyResponse;
  @Text({ description: 'Text of the payer.' }) remittance_information!: string;
  @ListOf({ type: 'integer' }, { description: "Ids of the customer's orders that it paid." }) order_ids!: number[];
}

/** @param own ids of the customer's orders; a transfer may have paid others too */
export const exportedTransaction = (
  { id, bookedOn, amount, counterpartyName, counterpartyAccount, remittance, allocations }: BankTransaction,
  own: readonly number[],
): ExportedBankTransactionResponse => ({
  id,
  booked_on: bookedOn,
  amount: amount.toNumber(),
  currency: amount.currency,
  counterparty: { name: counterpartyName, account: counterpartyAccount },
  remittance_information: remittance,
  order_ids: allocations.map(({ orderId }) => orderId).filter((orderId) => own.includes(orderId)),
});
