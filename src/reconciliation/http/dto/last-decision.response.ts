import { OneOf, Ref, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import { DECISIONS, type Decision, type LastDecision } from '../../use-cases/find-last-decision.js';
import { BankTransactionResponse } from './bank-transaction.response.js';

/** Who decided about a transaction. */
export class LastDecisionResponse {
  @OneOf(DECISIONS, { name: 'BankTransactionDecision', description: '`matched`: booked. `unmatched`: taken back.' })
  decision!: Decision;
  @Text({
    nullable: true,
    description: 'Administrator (the part of the email address before the @) or name of the token; null: by a rule.',
  })
  by!: string | null;
  @Timestamp() at!: string;
}

/** A transaction with its last decision. */
export class DecidedTransactionResponse extends BankTransactionResponse {
  @Ref(() => LastDecisionResponse, { nullable: true, description: 'Null if nobody has decided yet.' })
  last_decision!: LastDecisionResponse | null;
}

export const lastDecisionResponse = (last: LastDecision | null): LastDecisionResponse | null =>
  last && { decision: last.decision, by: last.by, at: last.at.toISOString() };
