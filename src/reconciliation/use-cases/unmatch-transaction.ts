import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { byCaller } from '../../settlement/index.js';
import { AllocationRows } from '../data/allocation-rows.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { reconciliationErrors } from '../reconciliation.errors.js';
import { BookAllocations } from './book-allocations.js';
import { DecideTransactions } from './decide-transactions.js';
import { ReversePayments } from './reverse-payments.js';

export interface SentUnmatch {
  readonly reason: string;
  /** Whether buyers whose orders await payment again get the bank details. */
  readonly notify: boolean;
  readonly version?: number;
}

/**
 * Reverses the payments of a matched transaction, which becomes unmatched and is not booked automatically again. If it
 * is a return, the payments of its credit are recorded again. If it is a credit whose return waits, the return is
 * confirmed instead, and the credit stays matched.
 * @throws not_found, not_matched, stale_version, payment_not_live, and the errors of BookAllocations
 */
@Injectable()
export class UnmatchTransaction {
  constructor(
    private readonly db: Database,
    private readonly transactions: TransactionRows,
    private readonly allocations: AllocationRows,
    private readonly reversePayments: ReversePayments,
    private readonly bookAllocations: BookAllocations,
    private readonly audit: AuditLog,
    private readonly decideTransactions: DecideTransactions,
  ) {}

  async run(caller: Caller, id: number, { reason, notify, version }: SentUnmatch): Promise<BankTransaction> {
    await this.db.transaction(async (tx) => {
      // A return is locked together with its credit, in the order of their ids, so that concurrent calls do not
      // deadlock.
      const { reverses } = (await this.transactions.find(id)) ?? { reverses: null };
      const others = reverses === null ? await this.transactions.returnsNaming(tx, id) : [reverses];
      const locked = await this.transactions.lock(tx, [id, ...others]);
      const transaction = locked.find((one) => one.id === id);
      if (!transaction) throw commonErrors.not_found();
      mustBeCurrent(version, transaction.version);
      if (transaction.state !== 'matched') throw reconciliationErrors.not_matched();
      if (transaction.reverses !== null) await this.bookAgain(tx, caller, transaction.reverses, reason, notify);
      else if (await this.reversePayments.takeBack(tx, caller, transaction, { reason, notify })) return;
      await this.allocations.remove(tx, id);
      await this.transactions.changeState(tx, id, 'unmatched');
      await this.audit.record(tx, {
        caller,
        action: 'bank_transaction.unmatched',
        subjectType: 'bank_transaction',
        subjectId: id,
        before: {
          state: transaction.state,
          reverses: transaction.reverses,
          allocations: transaction.allocations.map(({ orderId, amount }) => ({
            order_id: orderId,
            amount: amount.toNumber(),
          })),
        },
        after: { state: 'unmatched' },
      });
    });
    await this.decideTransactions.suggestAgain(id);
    return (await this.transactions.find(id))!;
  }

  private async bookAgain(
    tx: Transaction,
    caller: Caller,
    creditId: number,
    note: string,
    notify: boolean,
  ): Promise<void> {
    const [credit] = await this.transactions.lock(tx, [creditId]);
    const locked = await this.reversePayments.locked(tx, credit!);
    await this.allocations.remove(tx, creditId);
    const shares = locked.map(({ order, allocations }) => {
      const amount = allocations.reduce((sum, one) => sum.add(one.amount), Money.zero(order.currency));
      return { order, amount, notify };
    });
    const matchedBy = credit!.matchedBy!;
    await this.bookAllocations.run(tx, credit!, shares, {
      ...{ matchedBy, note, by: byCaller(caller), again: true },
      // The money has arrived, even if another payment has covered the order before or since. A courier's transfer is
      // refused instead, because a later one may have brought the same money.
      overpay: credit!.registerIds.length === 0,
    });
  }
}
