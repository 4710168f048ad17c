import { describeError } from '../../../platform/http/errors/describe-error.js';
import { Integer, ListOf, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { TRANSACTION_STATES, type TransactionState } from '../../domain/bank-transaction.js';
import type { Acceptance } from '../../use-cases/accept-suggestions.js';

const OUTCOMES = ['booked', 'failed'] as const;

/** Result of accepting the best suggestion of one transaction. */
export class AcceptedSuggestionResponse {
  @Integer({ description: 'Id of the transaction, as sent.' }) id!: number;
  @OneOf(OUTCOMES, { name: 'AcceptanceOutcome', description: '`failed`: see `code` and `message`.' })
  outcome!: (typeof OUTCOMES)[number];
  @Text({ nullable: true, description: 'Error code; null: booked.' }) code!: string | null;
  @Text({ nullable: true, description: "Why it was not booked, in the caller's language; null: booked." })
  message!: string | null;
  @OneOf(TRANSACTION_STATES, {
    name: 'BankTransactionState',
    nullable: true,
    description: 'State of the transaction now; null: no such transaction.',
  })
  state!: TransactionState | null;
  @Integer({ nullable: true, description: 'Version of the transaction now; null: no such transaction.' })
  version!: number | null;
}

export class AcceptedSuggestionsResponse {
  @ListOf(() => AcceptedSuggestionResponse, {
    description: 'One entry for each transaction, in the order of the call.',
  })
  items!: AcceptedSuggestionResponse[];
}

/** @param say translates a text to the language of the request */
export const acceptedSuggestionResponse = (
  { id, transaction, error }: Acceptance,
  say: (key: string, args?: Record<string, unknown>) => string,
): AcceptedSuggestionResponse => ({
  id,
  outcome: error ? 'failed' : 'booked',
  code: error?.code ?? null,
  message: error && describeError(error, say).message,
  state: transaction?.state ?? null,
  version: transaction?.version ?? null,
});
