import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { retryTakenReference } from '../../settlement/index.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { reconciliationErrors } from '../reconciliation.errors.js';
import { BookRegisters, type SentRegisters } from './book-registers.js';
import { DecideTransactions } from './decide-transactions.js';

/**
 * Books a credit as the courier's transfer of the money of registers, as an administrator has confirmed.
 * @throws not_found, not_a_credit, already_matched, stale_version, and the errors of BookRegisters
 */
@Injectable()
export class ConfirmRegisters {
  constructor(
    private readonly db: Database,
    private readonly transactions: TransactionRows,
    private readonly bookRegisters: BookRegisters,
    private readonly decideTransactions: DecideTransactions,
  ) {}

  async run(caller: Caller, id: number, sent: SentRegisters & { readonly version?: number }): Promise<BankTransaction> {
    await retryTakenReference(() =>
      this.db.transaction(async (tx) => {
        const [transaction] = await this.transactions.lock(tx, [id]);
        if (!transaction) throw commonErrors.not_found();
        if (transaction.kind !== 'credit') throw reconciliationErrors.not_a_credit();
        if (transaction.state === 'matched') throw reconciliationErrors.already_matched();
        mustBeCurrent(sent.version, transaction.version);
        await this.bookRegisters.run(tx, caller, transaction, sent);
      }),
    );
    await this.decideTransactions.refreshRegisters(sent.registerIds);
    return (await this.transactions.find(id))!;
  }
}
