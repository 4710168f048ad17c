import { Injectable } from '@nestjs/common';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { byCaller, ReversePayment } from '../../settlement/index.js';
import type { BankTransaction, BookedAllocation } from '../domain/bank-transaction.js';

/** Reverses the payments that a matched credit was booked as. */
@Injectable()
export class ReversePayments {
  constructor(
    private readonly orders: OrderFacade,
    private readonly reversePayment: ReversePayment,
  ) {}

  /** @throws payment_not_live if a payment was reversed or refunded before */
  async run(
    tx: Transaction,
    caller: Caller,
    credit: BankTransaction,
    { reason, notify }: { readonly reason: string; readonly notify: boolean },
  ): Promise<void> {
    for (const { order, allocation } of await this.locked(tx, credit))
      await this.reversePayment.run(tx, order, allocation.paymentId, { reason, notify }, byCaller(caller));
  }

  /** The orders that the credit was booked on, locked in the order of their ids. */
  async locked(
    tx: Transaction,
    { allocations }: BankTransaction,
  ): Promise<Array<{ order: OrderRecord; allocation: BookedAllocation }>> {
    const locked = [];
    for (const allocation of allocations.toSorted((one, other) => one.orderId - other.orderId))
      locked.push({ order: await this.orders.lock(tx, allocation.orderId), allocation });
    return locked;
  }
}
