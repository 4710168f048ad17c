import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { MovedPayment, Originator } from '../../settlement/index.js';
import { AllocationRows } from '../data/allocation-rows.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction, BookedAllocation } from '../domain/bank-transaction.js';
import { SettleReturn } from './settle-return.js';

/** Keeps bank transactions in step with payments that are corrected on the page of an order. */
@Injectable()
export class FollowPayments {
  constructor(
    private readonly transactions: TransactionRows,
    private readonly allocations: AllocationRows,
    private readonly settleReturn: SettleReturn,
    private readonly audit: AuditLog,
  ) {}

  async lock(tx: Transaction, paymentId: number): Promise<void> {
    const id = await this.allocations.transactionOf(tx, paymentId);
    if (id !== null) await this.transactions.lock(tx, [id, ...(await this.transactions.returnsNaming(tx, id))]);
  }

  /** Assigns the transaction of a payment, if it has one, to the payment of another order. */
  async move(tx: Transaction, moved: MovedPayment, by: Originator): Promise<void> {
    const transaction = await this.lockedOf(tx, moved.from);
    if (!transaction) return;
    await this.allocations.move(tx, moved);
    await this.transactions.touch(tx, transaction.id);
    const { from, to, toOrder } = moved;
    const after = transaction.allocations.map((one) =>
      one.paymentId === from ? { ...one, paymentId: to, orderId: toOrder } : one,
    );
    await this.record(tx, transaction, 'moved', after, { payment_id: to }, by);
  }

  /**
   * Removes a reversed payment from its bank transaction, if it has one. If the transaction has no other payment, it
   * becomes unmatched and is not booked automatically again; otherwise it stays matched with its other orders. If the
   * bank has returned the money and this return waits for a decision, the return is confirmed instead, and the
   * transaction keeps its payment.
   */
  async release(tx: Transaction, paymentId: number, by: Originator): Promise<void> {
    const transaction = await this.lockedOf(tx, paymentId);
    if (!transaction) return;
    const left = transaction.allocations.filter((one) => one.paymentId !== paymentId);
    if (left.length === 0 && (await this.settleReturn.waitingFor(tx, transaction.id, by))) return;
    if (left.length > 0) {
      await this.allocations.removePayment(tx, paymentId);
      await this.transactions.touch(tx, transaction.id);
    } else {
      await this.allocations.remove(tx, transaction.id);
      await this.transactions.changeState(tx, transaction.id, 'unmatched');
    }
    await this.record(tx, transaction, 'unmatched', left, { payment_id: paymentId }, by);
  }

  private async lockedOf(tx: Transaction, paymentId: number): Promise<BankTransaction | null> {
    const id = await this.allocations.transactionOf(tx, paymentId);
    return id === null ? null : (await this.transactions.lock(tx, [id]))[0]!;
  }

  private async record(
    tx: Transaction,
    { id, state, allocations }: BankTransaction,
    done: 'moved' | 'unmatched',
    after: readonly BookedAllocation[],
    payment: { readonly payment_id: number },
    { caller, actor }: Originator,
  ): Promise<void> {
    await this.audit.record(tx, {
      caller,
      actor,
      action: `bank_transaction.${done}`,
      subjectType: 'bank_transaction',
      subjectId: id,
      before: { state, allocations: allocations.map(audited) },
      after: { state: after.length > 0 ? state : 'unmatched', allocations: after.map(audited), ...payment },
    });
  }
}

const audited = ({ orderId, amount }: BookedAllocation) => ({ order_id: orderId, amount: amount.toNumber() });
