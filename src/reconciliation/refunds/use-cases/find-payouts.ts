import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../identity/index.js';
import { SYSTEM_ACTOR } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { TransactionRows } from '../../data/transaction-rows.js';
import type { BankTransaction } from '../../domain/bank-transaction.js';
import { PayoutRows, type OpenPayout } from '../data/payout-rows.js';
import { RefundRows } from '../data/refund-rows.js';
import { decidePayout, type Payout, type PayoutLine } from '../domain/decide-payout.js';
import { predictPayouts, type NamingPayout } from '../domain/predict-payouts.js';

/** Number of transactions that are read at once. */
const STEP = 500;

/**
 * Finds the transactions by which the bank has paid out refunds of a file, or returned them. Repeated and concurrent
 * runs have no further effect, because each transaction is looked up once, under its lock.
 */
@Injectable()
export class FindPayouts {
  constructor(
    private readonly db: Database,
    private readonly payouts: PayoutRows,
    private readonly refunds: RefundRows,
    private readonly transactions: TransactionRows,
    private readonly audit: AuditLog,
  ) {}

  async run(): Promise<void> {
    for (let open = await this.payouts.open(STEP); open.length > 0; open = await this.payouts.open(STEP))
      for (const one of open) await this.db.transaction((tx) => this.lookUp(tx, one));
  }

  /** Predicts whether transactions that are not stored yet would be matched with the refunds that they name. */
  async predict<T extends NamingPayout>(transactions: readonly T[]): Promise<Map<T, boolean>> {
    const linesOf = new Map<string, readonly PayoutLine[]>();
    for (const reference of new Set(transactions.map(({ payoutReference }) => payoutReference)))
      linesOf.set(reference, await this.payouts.lines(reference));
    return predictPayouts(transactions, linesOf);
  }

  private async lookUp(tx: Transaction, { transactionId, reference }: OpenPayout): Promise<void> {
    const [transaction] = await this.transactions.lock(tx, [transactionId]);
    if (!transaction || transaction.state === 'matched') return;
    const lines = await this.payouts.lockLines(tx, reference);
    const payout = decidePayout(transaction, lines);
    if (payout) return this.store(tx, transaction, payout);
    await this.payouts.forget(tx, transactionId);
    // The transaction is not as expected, e.g. because a refund was paid twice, so an administrator has to check it.
    if (lines.length > 0) await this.transactions.changeState(tx, transactionId, 'unmatched');
  }

  private async store(tx: Transaction, transaction: BankTransaction, payout: Payout): Promise<void> {
    const { id, state } = transaction;
    const changed = await this.payouts.store(tx, id, payout);
    await this.refunds.changeState(tx, changed, payout.kind);
    await this.transactions.changeState(tx, id, 'matched', { matchedBy: 'rule' });
    if (payout.kind === 'returned') await this.announce(tx, transaction, changed);
    const lines = payout.lines.filter(({ refundId }) => changed.includes(refundId));
    await this.audit.recordMany(tx, {
      caller: null,
      action: `refund.${payout.kind}`,
      subjectType: 'refund',
      subjects: lines.map((line) => ({
        subjectId: line.refundId,
        before: { state: line.state },
        after: { state: payout.kind, bank_transaction_id: id },
      })),
    });
    await this.audit.record(tx, {
      caller: null,
      action: 'bank_transaction.matched',
      subjectType: 'bank_transaction',
      subjectId: id,
      before: { state },
      after: { state: 'matched', matched_by: 'rule', refund_ids: payout.lines.map(({ refundId }) => refundId) },
    });
  }

  /** Publishes the event whose listener sends an email to staff. */
  private async announce(tx: Transaction, transaction: BankTransaction, refundIds: readonly number[]): Promise<void> {
    const { id, returnReason } = transaction;
    const reason = [returnReason?.code, returnReason?.text].filter(Boolean).join(' ') || null;
    for (const { id: refundId, orderId, amount } of await this.refunds.find(refundIds, tx))
      tx.publish('RefundReturned', SYSTEM_ACTOR, {
        order_id: orderId,
        refund_id: refundId,
        amount: amount.toNumber(),
        currency: amount.currency,
        bank_transaction_id: id,
        reason,
      });
  }
}
