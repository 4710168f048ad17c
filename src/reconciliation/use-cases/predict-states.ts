import { Injectable } from '@nestjs/common';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction, TransactionState } from '../domain/bank-transaction.js';
import type { DecidedEntry } from '../domain/decided-entry.js';
import { findReversed } from '../domain/find-reversed.js';
import type { UnstoredTransaction } from '../domain/import-preview.js';
import { FindPayouts } from '../refunds/use-cases/find-payouts.js';
import { MatchCredits } from './match-credits.js';
import { SuggestRegisters } from './suggest-registers.js';

export interface PreviewedTransaction extends UnstoredTransaction {
  /** The reference of a refund or of a refund file; null for none. */
  readonly payoutReference: string | null;
  /** Decisions about the entry that it replaces; null if it replaces none. */
  readonly decided: DecidedEntry | null;
}

type NamingRefund = PreviewedTransaction & { readonly payoutReference: string };
const hasReference = (one: PreviewedTransaction): one is NamingRefund => one.payoutReference !== null;

/** Predicts the states that transactions would have after their import. */
@Injectable()
export class PredictStates {
  constructor(
    private readonly matchCredits: MatchCredits,
    private readonly transactions: TransactionRows,
    private readonly suggestRegisters: SuggestRegisters,
    private readonly findPayouts: FindPayouts,
  ) {}

  /** Numbers of the transactions by state. */
  async run(all: readonly PreviewedTransaction[]): Promise<Record<TransactionState, number>> {
    const counts = { matched: 0, suggested: 0, unmatched: 0, ignored: 0 };
    const fresh: PreviewedTransaction[] = [];
    // Payouts of refunds are found before the matching, as in an import.
    const payouts = await this.findPayouts.predict(all.filter(hasReference));
    for (const one of all) {
      const isPayout = hasReference(one) ? payouts.get(one) : undefined;
      if (isPayout) counts.matched += 1;
      // An administrator has to check a debit that names a refund and does not pay it out.
      else if (isPayout === false && one.kind === 'debit') counts.unmatched += 1;
      else if (one.decided?.isIgnored) counts.ignored += 1;
      else fresh.push(one);
    }
    const booked: UnstoredTransaction[] = [];
    const credits = fresh.filter(({ kind }) => kind === 'credit');
    const fitting = new Set(await this.suggestRegisters.fitting(credits));
    await this.matchCredits.run(credits, ({ matched }) => {
      for (const {
        credit,
        decision: { decision },
      } of matched) {
        const isBooked = decision === 'book' && !credit.decided?.isSuggestOnly;
        if (isBooked) booked.push(credit);
        const isSuggested = decision !== 'none' || fitting.has(credit);
        counts[isBooked ? 'matched' : isSuggested ? 'suggested' : 'unmatched'] += 1;
      }
    });
    counts.ignored += fresh.filter(({ kind }) => kind === 'debit').length;
    const returns = fresh.filter(({ kind }) => kind === 'return');
    for await (const [returned, stored] of this.transactions.returnable(returns))
      counts[isSuggested(returned, booked, stored) ? 'suggested' : 'unmatched'] += 1;
    return counts;
  }
}

/**
 * @param booked credits of the same import that would be booked
 * @param stored credits that the return may concern
 */
function isSuggested(
  returned: UnstoredTransaction,
  booked: readonly UnstoredTransaction[],
  stored: readonly BankTransaction[],
): boolean {
  if (returned.isIncoming) return false;
  const earlier = booked.filter(
    ({ account, amount, bookedOn }) =>
      account === returned.account && amount.equals(returned.amount) && bookedOn <= returned.bookedOn,
  );
  const matched = stored.filter(({ state }) => state === 'matched');
  const waiting = stored.filter(({ state }) => state !== 'matched');
  return findReversed(returned, [...earlier, ...matched], waiting).length > 0;
}
