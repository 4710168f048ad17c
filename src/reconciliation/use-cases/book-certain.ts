import { Injectable, Logger } from '@nestjs/common';
import { isDomainError } from '#kernel';
import { openAmount, OrderFacade } from '../../order/index.js';
import type { AutoMatch } from '../../payment/index.js';
import { Database } from '../../platform/database/database.js';
import { isDatabaseUnavailable } from '../../platform/database/pg-errors.js';
import { byShop, retryTakenReference } from '../../settlement/index.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { Allocation } from '../matching/matching.types.js';
import { BookAllocations } from './book-allocations.js';

/** A transaction that can be booked without a person, and the orders that it pays. */
export interface CertainMatch {
  readonly transactionId: number;
  /** The version that was read. The transaction is not booked if it was changed since. */
  readonly version: number;
  readonly allocations: readonly Allocation[];
  /** Orders whose buyers get an email: those that no later transaction of the same import pays. */
  readonly notifies: ReadonlySet<number>;
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
  ) {}

  /** Returns false if the transaction or an order was changed since it was read, or an order cannot be paid now. */
  async run({ transactionId, version, allocations, notifies }: CertainMatch, mode: AutoMatch): Promise<boolean> {
    try {
      return await retryTakenReference(() =>
        this.db.transaction(async (tx) => {
          const [transaction] = await this.transactions.lock(tx, [transactionId]);
          if (transaction?.state !== 'unmatched' || transaction.version !== version) return false;
          const shares = [];
          for (const { orderId, amount } of allocations.toSorted((one, other) => one.orderId - other.orderId)) {
            const order = await this.orders.lock(tx, orderId);
            if (mode === 'exact' && !openAmount(order).equals(amount)) return false;
            shares.push({ order, amount, notify: notifies.has(orderId) });
          }
          await this.bookAllocations.run(tx, transaction, shares, {
            matchedBy: 'rule',
            note: null,
            by: byShop('statement'),
          });
          return true;
        }),
      );
    } catch (error) {
      // the other transactions must be matched even if this one cannot be booked
      if (isDatabaseUnavailable(error)) throw error;
      const reason = isDomainError(error) ? { code: error.code } : { err: error };
      this.logger.warn({ transaction_id: transactionId, ...reason }, 'A certain match could not be booked.');
      return false;
    }
  }
}
