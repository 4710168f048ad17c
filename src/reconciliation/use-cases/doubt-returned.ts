import { Injectable } from '@nestjs/common';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction, TransactionSuggestion } from '../domain/bank-transaction.js';
import { concernedBy, findReversed } from '../domain/find-reversed.js';
import { reason } from '../matching/reason.js';
import { reconciliationErrors } from '../reconciliation.errors.js';

interface Decided {
  readonly transaction: BankTransaction;
  readonly suggestions: readonly TransactionSuggestion[];
}

/** Compares returns that wait for a decision with the credits that they may concern. Writes nothing. */
@Injectable()
export class DoubtReturned {
  constructor(private readonly transactions: TransactionRows) {}

  /** Finds suggestions for returns. */
  async decide(returns: readonly BankTransaction[]): Promise<Decided[]> {
    const decided: Decided[] = [];
    for (const transaction of returns) {
      const credits = await this.creditsOf(transaction);
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
    for (const one of returns) for (const credit of await this.undecidedOf(one)) credits.set(credit.id, credit);
    return [...credits.values()].filter(({ decidedAt, isSuggestOnly }) => decidedAt !== null || isSuggestOnly);
  }

  /** Lowers the confidence of suggestions for credits that a waiting return may concern, and adds the reason. */
  async addTo(decided: readonly Decided[]): Promise<Decided[]> {
    if (decided.length === 0) return [];
    const days = new Map<number, string>();
    for (const returned of await this.transactions.waitingReturnsOf(decided.map(({ transaction }) => transaction)))
      for (const { id } of await this.undecidedOf(returned)) days.set(id, returned.bookedOn);
    return decided.map(({ transaction, suggestions }) => {
      const day = days.get(transaction.id);
      return {
        transaction,
        suggestions: day === undefined ? suggestions : suggestions.map((one) => doubted(one, day)),
      };
    });
  }

  /**
   * Checks that no other return or credit may be meant.
   * @throws unclear_return if a waiting return may concern the credit, or the return several credits
   */
  async mustBeClear(transaction: BankTransaction): Promise<void> {
    const isUnclear =
      transaction.kind === 'return'
        ? concernedBy(transaction, await this.creditsOf(transaction)).length > 1
        : await this.isConcerned(transaction);
    if (isUnclear) throw reconciliationErrors.unclear_return();
  }

  private async isConcerned(credit: BankTransaction): Promise<boolean> {
    for (const returned of await this.transactions.waitingReturnsOf([credit]))
      if ((await this.undecidedOf(returned)).some(({ id }) => id === credit.id)) return true;
    return false;
  }

  private async undecidedOf(returned: BankTransaction): Promise<BankTransaction[]> {
    return concernedBy(returned, await this.creditsOf(returned)).filter(isUndecided);
  }

  private async creditsOf(returned: BankTransaction): Promise<BankTransaction[]> {
    return returned.isIncoming ? [] : this.transactions.returnable(returned);
  }
}

const isMatched = ({ state }: BankTransaction): boolean => state === 'matched';
const isUndecided = (credit: BankTransaction): boolean => !isMatched(credit);

const doubted = (suggestion: TransactionSuggestion, day: string): TransactionSuggestion => ({
  ...suggestion,
  confidence: 'low',
  reasons: [...suggestion.reasons, reason('doubt_return', { day })],
});
