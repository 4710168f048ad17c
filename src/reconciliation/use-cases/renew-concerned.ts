import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangedOrders } from '../data/changed-orders.js';
import { TransactionRows } from '../data/transaction-rows.js';
import { DecideTransactions } from './decide-transactions.js';
import { DoubtReturned } from './doubt-returned.js';
import { NoteChangedOrders } from './note-changed-orders.js';

/**
 * Renews the suggestions for credits that a waiting return concerned until an administrator decided about it. If the
 * server stops before that, the job of `RenewSuggestions` does it.
 */
@Injectable()
export class RenewConcerned {
  constructor(
    private readonly transactions: TransactionRows,
    private readonly changedOrders: ChangedOrders,
    private readonly noteChangedOrders: NoteChangedOrders,
    private readonly doubtReturned: DoubtReturned,
    private readonly decideTransactions: DecideTransactions,
  ) {}

  /** Ids of the orders that are suggested for credits which the return concerns; none for other transactions. */
  async ordersOf(returnId: number): Promise<number[]> {
    const returned = await this.transactions.find(returnId);
    if (returned?.kind !== 'return') return [];
    const credits = await this.doubtReturned.concerned([returned]);
    return credits.flatMap(({ suggestions }) =>
      suggestions.flatMap(({ allocations }) => allocations.map(({ orderId }) => orderId)),
    );
  }

  /** Call it in the transaction that decides about the return. */
  note(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    return this.changedOrders.noteAll(tx, orderIds);
  }

  /** Call it after this transaction. */
  async run(returnId: number, orderIds: readonly number[]): Promise<void> {
    if (orderIds.length > 0) await this.noteChangedOrders.request();
    const returned = await this.transactions.find(returnId);
    if (returned?.kind === 'return') await this.decideTransactions.suggestConcerned([returned]);
  }
}
