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
    await this.transactions.withdrawReversal(tx, await this.transactions.lockReturnsNaming(tx, reverses), reverses);
  }

  /**
   * Matches the waiting return that can belong to no other credit than this locked one. Otherwise the credit would be
   * suggested again although its money is gone. Returns false if there is no such return, or if an administrator has
   * undone its confirmation. Returns that keep waiting no longer name the credit.
   */
  async waitingFor(tx: Transaction, creditId: number, by: Originator): Promise<boolean> {
    const waiting = await this.transactions.lockReturnsNaming(tx, creditId);
    const certain = waiting.find(
      ({ suggestions, isSuggestOnly }) =>
        suggestions.length === 1 && suggestions[0]!.confidence === 'high' && !isSuggestOnly,
    );
    if (certain) await this.run(tx, certain, creditId, by);
    else await this.transactions.withdrawReversal(tx, waiting, creditId);
    return certain !== undefined;
  }
}
