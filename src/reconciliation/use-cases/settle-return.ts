import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Originator } from '../../settlement/index.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { CourierTransferRows } from '../registers/data/courier-transfer-rows.js';

/** Matches returns with the credits that they take back. The payments of the credits are reversed before. */
@Injectable()
export class SettleReturn {
  constructor(
    private readonly transactions: TransactionRows,
    private readonly courierTransfers: CourierTransferRows,
    private readonly audit: AuditLog,
  ) {}

  /** Matches a locked return with a locked credit, which stays matched. */
  async run(
    tx: Transaction,
    { id, state }: BankTransaction,
    reverses: number,
    { caller, actor }: Originator,
  ): Promise<void> {
    await this.courierTransfers.suspend(tx, reverses);
    await this.transactions.changeState(tx, id, 'matched', { matchedBy: 'administrator', reverses });
    await this.audit.record(tx, {
      caller,
      actor,
      action: 'bank_transaction.matched',
      subjectType: 'bank_transaction',
      subjectId: id,
      before: { state },
      after: { state: 'matched', matched_by: 'administrator', reverses },
    });
    await this.renew(tx, await this.transactions.lockReturnsNaming(tx, reverses));
  }

  /**
   * Matches the waiting return that can only be of this locked credit, because otherwise the credit would be suggested
   * again although its money is gone. Returns false if there is no such return, or an administrator has undone its
   * confirmation. Other returns that name the credit get new suggestions.
   */
  async waitingFor(tx: Transaction, creditId: number, by: Originator): Promise<boolean> {
    const waiting = await this.transactions.lockReturnsNaming(tx, creditId);
    const certain = waiting.find(({ suggestions, isSuggestOnly }) => suggestions.length === 1 && !isSuggestOnly);
    if (certain) await this.run(tx, certain, creditId, by);
    else await this.renew(tx, waiting);
    return certain !== undefined;
  }

  /** An unmatched return gets new suggestions when the event of the reversed payment is delivered, else by the job. */
  private async renew(tx: Transaction, returns: readonly BankTransaction[]): Promise<void> {
    for (const { id } of returns) await this.transactions.changeState(tx, id, 'unmatched');
  }
}
