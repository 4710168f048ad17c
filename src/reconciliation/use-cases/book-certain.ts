import { Injectable, Logger } from '@nestjs/common';
import { isDomainError } from '#kernel';
import { openAmount, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { AutoMatch } from '../../payment/index.js';
import { Database } from '../../platform/database/database.js';
import { isDatabaseUnavailable } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { byShop, ReinstateOrder, retryTakenReference } from '../../settlement/index.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { Allocation } from '../matching/matching.types.js';
import { BookAllocations, type OrderShare } from './book-allocations.js';

/** A transaction that can be booked without a person, and the orders that it pays. */
export interface CertainMatch {
  readonly transactionId: number;
  /** The version that was read. The transaction is not booked if it was changed since. */
  readonly version: number;
  readonly allocations: readonly Allocation[];
  /** Orders whose buyers get an email: those that no later transaction of the same import pays. */
  readonly notifies: ReadonlySet<number>;
}

/** Settings of the payment method with the account of a transaction. */
export interface MatchRules {
  readonly mode: AutoMatch;
  /** Whether exactly the balance due reinstates a cancelled order. */
  readonly reinstates: boolean;
}

/** Books certain matches. Each is checked again after the transaction and its orders are locked. */
@Injectable()
export class BookCertain {
  private readonly logger = new Logger('Reconciliation');

  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly transactions: TransactionRows,
    private readonly bookAllocations: BookAllocations,
    private readonly reinstateOrder: ReinstateOrder,
  ) {}

  /** Returns false if the transaction or an order was changed since it was read, or an order cannot be paid now. */
  async run({ transactionId, version, allocations, notifies }: CertainMatch, rules: MatchRules): Promise<boolean> {
    try {
      return await retryTakenReference(() =>
        this.db.transaction(async (tx) => {
          const [transaction] = await this.transactions.lock(tx, [transactionId]);
          if (transaction?.state !== 'unmatched' || transaction.version !== version) return false;
          const locked = [];
          for (const { orderId, amount } of allocations.toSorted((one, other) => one.orderId - other.orderId)) {
            const order = await this.orders.lock(tx, orderId);
            const isExact = rules.mode === 'exact' || order.status === 'cancelled';
            if (isExact && !openAmount(order).equals(amount)) return false;
            locked.push({ order, amount, notify: notifies.has(orderId) });
          }
          const shares: OrderShare[] = [];
          for (const share of locked) shares.push({ ...share, order: await this.active(tx, share.order, rules) });
          await this.bookAllocations.run(tx, transaction, shares, {
            matchedBy: 'rule',
            note: null,
            by: byShop('statement'),
          });
          return true;
        }),
      );
    } catch (error) {
      // The other transactions must be matched even if this one cannot be booked.
      if (isDatabaseUnavailable(error)) throw error;
      const reason = isDomainError(error) ? { code: error.code } : { err: error };
      this.logger.warn({ transaction_id: transactionId, ...reason }, 'A certain match could not be booked.');
      return false;
    }
  }

  /** The order, reinstated if it was cancelled and the rules allow it; the mail about the payment is the only one. */
  private active(tx: Transaction, order: OrderRecord, { reinstates }: MatchRules): OrderRecord | Promise<OrderRecord> {
    if (order.status !== 'cancelled' || !reinstates) return order;
    return this.reinstateOrder.run(tx, order, { note: null, notify: false }, byShop('statement'));
  }
}
