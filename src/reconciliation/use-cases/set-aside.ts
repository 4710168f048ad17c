import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { reconciliationErrors } from '../reconciliation.errors.js';
import { DecideTransactions } from './decide-transactions.js';
import { RenewConcerned } from './renew-concerned.js';

export interface SentNote {
  /** Undefined: the note does not change. */
  readonly note?: string | null;
  readonly version?: number;
}

/** Ignores, restores or annotates a transaction. None of this changes payments. */
@Injectable()
export class SetAside {
  constructor(
    private readonly db: Database,
    private readonly transactions: TransactionRows,
    private readonly audit: AuditLog,
    private readonly decideTransactions: DecideTransactions,
    private readonly renewConcerned: RenewConcerned,
  ) {}

  /** @throws not_found, already_matched, stale_version */
  async ignore(caller: Caller, id: number, sent: SentNote): Promise<BankTransaction> {
    const orderIds = await this.renewConcerned.ordersOf(id);
    const ignored = await this.change(caller, id, sent, 'ignored', async (tx, transaction) => {
      if (transaction.state === 'matched') throw reconciliationErrors.already_matched();
      await this.transactions.changeState(tx, id, 'ignored');
      await this.renewConcerned.note(tx, orderIds);
    });
    await this.renewConcerned.run(id, orderIds);
    // A return that could concern this credit or another one may now be certain.
    if (ignored.kind === 'credit') await this.decideTransactions.findReturnsOf([ignored]);
    return ignored;
  }

  /**
   * Makes an ignored transaction unmatched again.
   * @throws not_found, already_matched, stale_version
   */
  async restore(caller: Caller, id: number, sent: SentNote): Promise<BankTransaction> {
    await this.change(caller, id, sent, 'restored', async (tx, transaction) => {
      if (transaction.state === 'matched') throw reconciliationErrors.already_matched();
      if (transaction.state === 'ignored') await this.transactions.changeState(tx, id, 'unmatched');
    });
    await this.decideTransactions.suggestAgain(id);
    return (await this.transactions.find(id))!;
  }

  /** @throws not_found, stale_version */
  note(caller: Caller, id: number, sent: SentNote): Promise<BankTransaction> {
    return this.change(caller, id, sent, 'noted', () => Promise.resolve());
  }

  private async change(
    caller: Caller,
    id: number,
    { note, version }: SentNote,
    done: string,
    work: (tx: Transaction, transaction: BankTransaction) => Promise<void>,
  ): Promise<BankTransaction> {
    await this.db.transaction(async (tx) => {
      const [transaction] = await this.transactions.lock(tx, [id]);
      if (!transaction) throw commonErrors.not_found();
      mustBeCurrent(version, transaction.version);
      await work(tx, transaction);
      if (note !== undefined) await this.transactions.note(tx, id, note);
      await this.audit.record(tx, {
        caller,
        action: `bank_transaction.${done}`,
        subjectType: 'bank_transaction',
        subjectId: id,
        // The activity log keeps no text of the note, which may name a person.
        before: { state: transaction.state },
        after: note === undefined ? {} : { has_note: note !== null },
      });
    });
    return (await this.transactions.find(id))!;
  }
}
