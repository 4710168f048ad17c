import { Injectable } from '@nestjs/common';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction, TransactionSuggestion } from '../domain/bank-transaction.js';
import type { Decided } from '../domain/decided.js';
import { concernedBy, findReversed } from '../domain/find-reversed.js';
import { reason } from '../matching/reason.js';
import { reconciliationErrors } from '../reconciliation.errors.js';

/** Compares returns that wait for a decision with the credits that they may concern. Writes nothing. */
@Injectable()
export class DoubtReturned {
  constructor(private readonly transactions: TransactionRows) {}

  /** Finds suggestions for returns. */
  async decide(returns: readonly BankTransaction[]): Promise<Decided[]> {
    const decided: Decided[] = [];
    for await (const [transaction, credits] of this.transactions.returnable(returns)) {
      const suggestions = findReversed(transaction, credits.filter(isMatched), credits.filter(isUndecided));
      decided.push({ transaction, suggestions });
    }
    return decided;
  }

  /**
   * Credits that wait for a decision and that the returns may concern, except those of an import that may still book
   * them.
   */
  async concerned(returns: readonly BankTransaction[]): Promise<BankTransaction[]> {
    const credits = new Map<number, BankTransaction>();
    for await (const [returned, found] of this.transactions.returnable(returns))
      for (const credit of concernedBy(returned, found).filter(isUndecided)) credits.set(credit.id, credit);
    return [...credits.values()].filter(({ decidedAt, isSuggestOnly }) => decidedAt !== null || isSuggestOnly);
  }

  /** Lowers the confidence of suggestions for credits that a waiting return may concern, and adds the reason. */
  async addTo(decided: readonly Decided[]): Promise<Decided[]> {
    if (decided.length === 0) return [];
    const days = await this.daysOfReturns(decided.map(({ transaction }) => transaction));
    return decided.map(({ transaction, suggestions }) => {
      const day = days.get(transaction.id);
      return {
        transaction,
        suggestions: day === undefined ? suggestions : suggestions.map((one) => doubted(one, day)),
      };
    });
  }

  /**
   * Checks that it is clear which credit a return belongs to.
   * @throws unclear_return if a waiting return may concern the credit, or if the return may concern several credits
   */
  async mustBeClear(transaction: BankTransaction): Promise<void> {
    const isUnclear =
      transaction.kind === 'return'
        ? await this.isOfSeveral(transaction)
        : (await this.daysOfReturns([transaction])).has(transaction.id);
    if (isUnclear) throw reconciliationErrors.unclear_return();
  }

  private async isOfSeveral(returned: BankTransaction): Promise<boolean> {
    for await (const [, credits] of this.transactions.returnable([returned]))
      return concernedBy(returned, credits).length > 1;
    return false;
  }

  /** The days of the waiting returns that may concern the credits, by the ids of the concerned credits. */
  private async daysOfReturns(credits: readonly BankTransaction[]): Promise<Map<number, string>> {
    const days = new Map<number, string>();
    const returns = await this.transactions.waitingReturnsOf(credits);
    for await (const [returned, found] of this.transactions.returnable(returns))
      for (const { id } of concernedBy(returned, found).filter(isUndecided)) days.set(id, returned.bookedOn);
    return days;
  }
}

const isMatched = ({ state }: BankTransaction): boolean => state === 'matched';
const isUndecided = (credit: BankTransaction): boolean => !isMatched(credit);

const doubted = (suggestion: TransactionSuggestion, day: string): TransactionSuggestion => ({
  ...suggestion,
  confidence: 'low',
  reasons: [...suggestion.reasons, reason('doubt_return', { day })],
});
