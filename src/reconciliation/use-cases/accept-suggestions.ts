import { Injectable } from '@nestjs/common';
import { isDomainError, type DomainError } from '#kernel';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction, Confidence } from '../domain/bank-transaction.js';
import { reconciliationErrors } from '../reconciliation.errors.js';
import { ConfirmRegisters } from './confirm-registers.js';
import { ConfirmReturn } from './confirm-return.js';
import { CurrentSuggestions, type CurrentSuggestion } from './current-suggestions.js';
import { DecideTransactions } from './decide-transactions.js';
import { DoubtReturned } from './doubt-returned.js';
import { MatchTransaction } from './match-transaction.js';

interface SentSuggestion {
  readonly id: number;
  readonly version: number;
  /** The confidence that was read; undefined: any confidence is accepted. */
  readonly confidence?: Confidence | undefined;
}

export interface SentAcceptance {
  readonly transactions: readonly SentSuggestion[];
  /** Whether the buyers get an email about the payments. */
  readonly notify: boolean;
}

/** Result for one transaction; `error`: why it was not booked. */
export interface Acceptance {
  readonly id: number;
  readonly transaction: BankTransaction | null;
  readonly error: DomainError | null;
}

/**
 * Books the best suggestion of each transaction, in its own database transaction: one that fails does not keep the
 * others from being booked. The matching runs again at the beginning, and reads the balances due. A suggestion is booked
 * only if the matching still makes it, and if its orders, when they are locked, have the same balances due. So if
 * several transactions of a call pay the same order, only the first is booked.
 */
@Injectable()
export class AcceptSuggestions {
  constructor(
    private readonly transactions: TransactionRows,
    private readonly matchTransaction: MatchTransaction,
    private readonly confirmReturn: ConfirmReturn,
    private readonly confirmRegisters: ConfirmRegisters,
    private readonly decideTransactions: DecideTransactions,
    private readonly currentSuggestions: CurrentSuggestions,
    private readonly doubtReturned: DoubtReturned,
  ) {}

  /** Returns the outcomes in the order of the call. */
  async run(caller: Caller, { transactions, notify }: SentAcceptance): Promise<Acceptance[]> {
    const current = await this.currentSuggestions.run(transactions.map(({ id }) => id));
    const credits: BankTransaction[] = [];
    const outcomes: Acceptance[] = [];
    for (const sent of transactions) {
      const { id } = sent;
      try {
        const booked = await this.accept(caller, sent, notify, current.get(id));
        if (booked.kind === 'credit') credits.push(booked);
        outcomes.push({ id, transaction: booked, error: null });
      } catch (error) {
        if (!isDomainError(error)) throw error;
        outcomes.push({ id, transaction: null, error });
      }
    }
    await this.decideTransactions.findReturnsOf(credits);
    return Promise.all(
      outcomes.map(async (outcome) => ({ ...outcome, transaction: await this.transactions.find(outcome.id) })),
    );
  }

  private async accept(
    caller: Caller,
    { id, version, confidence }: SentSuggestion,
    notify: boolean,
    current: CurrentSuggestion | undefined,
  ): Promise<BankTransaction> {
    const transaction = await this.transactions.find(id);
    if (!transaction) throw commonErrors.not_found();
    if (transaction.state === 'matched') throw reconciliationErrors.already_matched();
    mustBeCurrent(version, transaction.version);
    const [best] = transaction.state === 'suggested' ? transaction.suggestions : [];
    if (!best) throw reconciliationErrors.no_suggestion();
    await this.doubtReturned.mustBeClear(transaction);
    if (best.reverses !== null)
      return this.confirmReturn.run(caller, id, { reverses: best.reverses, note: null, notify: false, version });
    const { registerIds, difference } = best;
    if (registerIds.length > 0)
      return this.confirmRegisters.run(caller, id, {
        ...{ registerIds, notify: false, note: null, version },
        difference: difference?.toNumber() ?? 0,
      });
    // For a cancelled order, the booking below is refused with a reason that helps more.
    if (confidence === 'high' && current?.confidence === 'low' && !current.isOfCancelled)
      throw commonErrors.stale_version();
    const allocations = best.allocations.map(({ orderId, amount }) => {
      const balance = current?.balances.get(orderId);
      if (!balance) throw commonErrors.stale_version();
      return { orderId, amount: amount.toNumber(), balanceDue: balance.toNumber() };
    });
    return this.matchTransaction.book(caller, id, {
      allocations,
      reinstate: false,
      overpay: false,
      notify,
      note: null,
      version,
    });
  }
}
