import type { Language } from '#kernel';
import type { Messages } from '../../../platform/i18n/i18n.module.js';
import { Amount, Day, Integer, ListOf, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import {
  CONFIDENCES,
  TRANSACTION_KINDS,
  TRANSACTION_STATES,
  type BankTransaction,
  type TransactionKind,
  type TransactionState,
  type TransactionSuggestion,
} from '../../domain/bank-transaction.js';
import { reasonText } from './reason-text.js';

/** The other side of a transaction. */
export class CounterpartyResponse {
  @Text({ nullable: true, description: 'Name as the bank writes it.' }) name!: string | null;
  @Text({ nullable: true, description: 'IBAN or account number.' }) account!: string | null;
}

/** Part of a transaction that is booked as a payment of an order. */
export class TransactionAllocationResponse {
  @Integer({ description: 'Order that got the money.' }) order_id!: number;
  @Amount({ description: 'Amount of the payment, in the currency of the transaction.' }) amount!: number;
  @Integer({ description: 'Payment in the ledger of the order.' }) payment_id!: number;
}

/** Part of a transaction that may be meant for an order. */
export class SuggestedAllocationResponse {
  @Integer({ description: 'Order that the money may be for.' }) order_id!: number;
  @Amount({ description: 'Amount that it would get, in the currency of the transaction.' }) amount!: number;
}

/** A suggestion: the orders that a transaction may pay, or the transaction that it may reverse. */
export class TransactionSuggestionResponse {
  @ListOf(() => SuggestedAllocationResponse, { description: 'Orders that would get the money; empty for a return.' })
  allocations!: SuggestedAllocationResponse[];
  @Integer({ nullable: true, description: 'For a return: the matched transaction that it takes back; else null.' })
  reverses!: number | null;
  @ListOf({ type: 'integer' }, { description: "Couriers' registers whose money it may be; else empty." })
  register_ids!: number[];
  @Amount({
    nullable: true,
    description: 'For registers: the sum that is expected, less the transaction; negative if it is more. Else null.',
  })
  difference!: number | null;
  @OneOf(CONFIDENCES, {
    name: 'MatchConfidence',
    description: '`high`: the match is certain; an administrator only has to accept it.',
  })
  confidence!: 'high' | 'low';
  @ListOf({ type: 'string' }, { description: "Why, as sentences in the caller's language." }) reasons!: string[];
}

/** Why a bank returned a transfer. */
export class ReturnReasonResponse {
  @Text({ nullable: true, description: 'Code of the bank, such as `AC04` (ISO 20022).' }) code!: string | null;
  @Text({ nullable: true, description: 'Explanation of the bank.' }) text!: string | null;
}

/** A booked transaction of one of the shop's bank accounts. */
export class BankTransactionResponse {
  @Integer() id!: number;
  @Integer({ description: 'Import that stored it.' }) statement_id!: number;
  @Text({ description: 'Account of the shop.' }) account!: string;
  @OneOf(TRANSACTION_KINDS, {
    name: 'BankTransactionKind',
    description: '`credit`: money came in. `debit`: money left. `return`: another transaction was taken back.',
  })
  kind!: TransactionKind;
  @OneOf(TRANSACTION_STATES, {
    name: 'BankTransactionState',
    description:
      '`matched`: booked as payments, or the payout of refunds. `suggested`: waits for a decision, with suggestions. ' +
      '`unmatched`: waits, without suggestions. `ignored`: needs no decision.',
  })
  state!: TransactionState;
  @Day({ description: 'Day on which the bank booked it.' }) booked_on!: string;
  @Day({ nullable: true, description: 'Day from which it earns interest.' }) value_on!: string | null;
  @Amount({ description: 'Never negative: `kind` and `direction` say where the money went.' }) amount!: number;
  @Text({ description: 'ISO 4217 code.' }) currency!: string;
  @OneOf(['in', 'out'], { name: 'BankTransactionDirection', description: '`in`: the balance of the account rose.' })
  direction!: 'in' | 'out';
  @Ref(() => CounterpartyResponse, { description: 'Who sent or received the money.' })
  counterparty!: CounterpartyResponse;
  @Text({ description: 'Text of the payer, with the line breaks of the bank.' }) remittance_information!: string;
  @Text({ nullable: true, description: 'Structured reference, such as `RF28001023` (ISO 11649).' })
  creditor_reference!: string | null;
  @Text({ nullable: true, description: 'Id that the payer gave the transfer (end-to-end id, ISO 20022).' })
  end_to_end_id!: string | null;
  @Text({ nullable: true, description: "The bank's reference; several transactions may have the same." })
  bank_reference!: string | null;
  @Ref(() => ReturnReasonResponse, { nullable: true, description: 'Why the bank returned it; null unless it says so.' })
  return_reason!: ReturnReasonResponse | null;
  @Text({ nullable: true, description: 'Remark of an administrator.' }) note!: string | null;
  @ListOf(() => TransactionAllocationResponse, { description: 'Payments that were booked; empty unless matched.' })
  allocations!: TransactionAllocationResponse[];
  @Amount({ description: 'Part of a matched credit that belongs to no order; else 0. It can be booked by `match`.' })
  unallocated_amount!: number;
  @ListOf({ type: 'integer' }, { description: 'Ids of the refunds that it has paid out, or sent back.' })
  refund_ids!: number[];
  @ListOf({ type: 'integer' }, { description: "Ids of the couriers' registers whose money it is." })
  register_ids!: number[];
  @ListOf(() => TransactionSuggestionResponse, { description: 'Best first; empty unless `suggested`.' })
  suggestions!: TransactionSuggestionResponse[];
  @Integer({ nullable: true, description: 'For a confirmed return: the transaction that it took back.' })
  reverses!: number | null;
  @OneOf(['rule', 'administrator'], {
    name: 'MatchedBy',
    nullable: true,
    description: '`rule`: the shop was certain. `administrator`: a person decided. Null unless matched.',
  })
  matched_by!: 'rule' | 'administrator' | null;
  @Integer({
    description:
      'Goes up by one with each change. Send it with a change, which is refused if the transaction has changed since.',
  })
  version!: number;
}

/** Converts transactions to responses in the language of the reader. */
export const bankTransactionResponse =
  (messages: Messages, language: Language) =>
  (transaction: BankTransaction): BankTransactionResponse => {
    const reasons = (suggestion: TransactionSuggestion) =>
      suggestion.reasons.map((reason) => reasonText(messages, language, reason));
    return {
      id: transaction.id,
      statement_id: transaction.fileId,
      account: transaction.account,
      kind: transaction.kind,
      state: transaction.state,
      booked_on: transaction.bookedOn,
      value_on: transaction.valueOn,
      amount: transaction.amount.toNumber(),
      currency: transaction.amount.currency,
      direction: transaction.isIncoming ? 'in' : 'out',
      counterparty: { name: transaction.counterpartyName, account: transaction.counterpartyAccount },
      remittance_information: transaction.remittance,
      creditor_reference: transaction.creditorReference,
      end_to_end_id: transaction.endToEndId,
      bank_reference: transaction.bankReference,
      return_reason: transaction.returnReason,
      note: transaction.note,
      allocations: transaction.allocations.map(({ orderId, amount, paymentId }) => ({
        order_id: orderId,
        amount: amount.toNumber(),
        payment_id: paymentId,
      })),
      unallocated_amount: transaction.unallocated.toNumber(),
      refund_ids: [...transaction.refundIds],
      register_ids: [...transaction.registerIds],
      suggestions:
        transaction.state !== 'suggested'
          ? []
          : transaction.suggestions.map((suggestion) => ({
              allocations: suggestion.allocations.map(({ orderId, amount }) => ({
                order_id: orderId,
                amount: amount.toNumber(),
              })),
              reverses: suggestion.reverses,
              register_ids: [...suggestion.registerIds],
              difference: suggestion.difference?.toNumber() ?? null,
              confidence: suggestion.confidence,
              reasons: reasons(suggestion),
            })),
      reverses: transaction.reverses,
      matched_by: transaction.matchedBy,
      version: transaction.version,
    };
  };
