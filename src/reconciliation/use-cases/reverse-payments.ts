import { Injectable } from '@nestjs/common';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { byCaller, ReversePayment, type Reversal } from '../../settlement/index.js';
import { AllocationRows } from '../data/allocation-rows.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction, BookedAllocation } from '../domain/bank-transaction.js';
import { groupBy } from '../domain/group-by.js';
import { SettleReturn } from './settle-return.js';

type Reversing = Pick<Reversal, 'reason' | 'notify'>;

/** Reverses the payments of a matched credit. */
@Injectable()
export class ReversePayments {
  constructor(
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly allocations: AllocationRows,
    private readonly reversePayment: ReversePayment,
    private readonly transactions: TransactionRows,
    private readonly settleReturn: SettleReturn,
  ) {}

  /**
   * Reverses the payments, except those already reversed on the pages of their orders. If the return of the credit was
   * waiting for a decision, it is confirmed, the credit stays matched, and the result is true.
   * @throws payment_not_live if a payment was refunded, or the bank has taken the credit back
   */
  async takeBack(tx: Transaction, caller: Caller, credit: BankTransaction, how: Reversing): Promise<boolean> {
    await this.run(tx, caller, credit, how, !(await this.transactions.isReversed(tx, credit.id)));
    return this.settleReturn.waitingFor(tx, credit.id, byCaller(caller));
  }

  /**
   * @param skipReversed whether payments that are reversed already, e.g. on the order's page, are skipped
   * @throws payment_not_live if a payment was refunded, or reversed, before
   */
  async run(
    tx: Transaction,
    caller: Caller,
    credit: BankTransaction,
    { reason, notify }: Reversing,
    skipReversed = false,
  ): Promise<void> {
    for (const { order, allocations } of await this.locked(tx, credit)) {
      let current = order;
      for (const { paymentId } of allocations) {
        if (skipReversed && (await this.isReversed(tx, order.id, paymentId))) continue;
        const reversed = await this.reversePayment.run(tx, current, paymentId, { reason, notify }, byCaller(caller));
        current = reversed.order;
      }
    }
  }

  private async isReversed(tx: Transaction, orderId: number, paymentId: number): Promise<boolean> {
    const { payments } = await this.payments.ledger(orderId, tx);
    return payments.some(({ id, status }) => id === paymentId && status === 'reversed');
  }

  /**
   * The orders that the credit was booked on, locked in the order of their ids. An order has several allocations if a
   * part of a split transfer was moved to it.
   * @throws stale_version if one of its payments was moved to another order meanwhile, or an order got another part
   */
  async locked(
    tx: Transaction,
    { id, allocations }: BankTransaction,
  ): Promise<Array<{ order: OrderRecord; allocations: readonly BookedAllocation[] }>> {
    const locked = [];
    const byOrder = groupBy(allocations, ({ orderId }) => orderId);
    for (const [orderId, ofOrder] of [...byOrder].toSorted(([one], [other]) => one - other))
      locked.push({ order: await this.orders.lock(tx, orderId), allocations: ofOrder });
    const present = await this.allocations.paymentsOf(tx, id);
    if (present.size !== allocations.length || !allocations.every(({ paymentId }) => present.has(paymentId)))
      throw commonErrors.stale_version();
    return locked;
  }
}
