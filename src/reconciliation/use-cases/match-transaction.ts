import { Injectable } from '@nestjs/common';
import { FieldErrors, Money, type FieldError } from '#kernel';
import { openAmount, orderAmount, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import {
  AwaitTransfer,
  byCaller,
  ReinstateOrder,
  retryTakenReference,
  settlementErrors,
} from '../../settlement/index.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { reconciliationErrors } from '../reconciliation.errors.js';
import { BookAllocations, type OrderShare } from './book-allocations.js';
import { DecideTransactions } from './decide-transactions.js';

export interface SentAllocation {
  readonly orderId: number;
  /**
   * Amount in the currency of the order. Null: the whole transaction for a single order, else the order's balance due.
   */
  readonly amount: number | null;
  /** Balance due as last read. The request fails if the balance has changed. Missing: it is not compared. */
  readonly balanceDue?: number;
}

export interface SentMatch {
  readonly allocations: readonly SentAllocation[];
  /** Whether cancelled orders are reinstated. */
  readonly reinstate: boolean;
  /** Whether paid orders get the money too, and are then overpaid. */
  readonly overpay: boolean;
  readonly notify: boolean;
  readonly note: string | null;
  readonly version?: number;
}

/**
 * Books a transaction as payments of the orders that an administrator has chosen. The part of a matched transaction
 * that belongs to no order can be booked too. This requires `version`, so that a repeated request books nothing, and
 * that no return of the transaction waits for a decision.
 * @throws not_found, not_a_credit, already_matched, order_not_found, order_cancelled, not_payable,
 * amount_exceeds_transaction, stale_version; 422 at `allocations`
 */
@Injectable()
export class MatchTransaction {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly transactions: TransactionRows,
    private readonly bookAllocations: BookAllocations,
    private readonly reinstateOrder: ReinstateOrder,
    private readonly awaitTransfer: AwaitTransfer,
    private readonly decideTransactions: DecideTransactions,
  ) {}

  async run(caller: Caller, id: number, sent: SentMatch): Promise<BankTransaction> {
    const matched = await this.book(caller, id, sent);
    await this.decideTransactions.findReturnsOf([matched]);
    return matched;
  }

  /** Books the transaction. Search for returns of it afterwards. */
  async book(caller: Caller, id: number, sent: SentMatch): Promise<BankTransaction> {
    await retryTakenReference(() => this.db.transaction((tx) => this.bookIn(tx, caller, id, sent)));
    return (await this.transactions.find(id))!;
  }

  private async bookIn(tx: Transaction, caller: Caller, id: number, sent: SentMatch): Promise<void> {
    const [transaction] = await this.transactions.lock(tx, [id]);
    if (!transaction) throw commonErrors.not_found();
    if (transaction.kind !== 'credit') throw reconciliationErrors.not_a_credit();
    const isMatched = transaction.state === 'matched';
    let left = isMatched ? await this.restOf(tx, id, sent) : transaction.amount;
    if (!left.isPositive()) throw reconciliationErrors.already_matched();
    mustBeCurrent(sent.version, transaction.version);
    const { note, notify, overpay } = sent;
    const orders = await this.lockOrders(tx, sent);
    const shares: OrderShare[] = [];
    for (const { order: locked, amount } of orders) {
      const order = await this.awaiting(tx, caller, await this.active(tx, caller, locked, sent), transaction);
      if (order.currency !== left.currency) throw otherCurrency(order, left);
      const share = orderAmount(order, amount) ?? shareOf(order, left, { isAlone: orders.length === 1, overpay });
      if (!share.isPositive() || share.compare(left) > 0) throw reconciliationErrors.amount_exceeds_transaction();
      left = left.subtract(share);
      shares.push({ order, amount: share, notify });
    }
    const how = { matchedBy: 'administrator', note, overpay, by: byCaller(caller) } as const;
    await this.bookAllocations.run(tx, transaction, shares, how);
  }

  /** The part of a locked, matched transaction that can be booked. */
  private async restOf(tx: Transaction, id: number, { version }: SentMatch): Promise<Money> {
    // Read again under the lock, because a concurrent booking may have added allocations while the statement waited.
    const { unallocated } = (await this.transactions.lock(tx, [id]))[0]!;
    const isKept = version !== undefined && (await this.transactions.returnsNaming(tx, id)).length === 0;
    return isKept ? unallocated : Money.zero(unallocated.currency);
  }

  /** Locks all orders in the order of their ids, before a reinstated order takes its stock. */
  private async lockOrders(
    tx: Transaction,
    { allocations }: SentMatch,
  ): Promise<Array<{ order: OrderRecord; amount: number | null }>> {
    const locked = [];
    for (const { orderId, amount, balanceDue } of allocations.toSorted((one, other) => one.orderId - other.orderId)) {
      const order = await this.orders.lock(tx, orderId);
      if (balanceDue !== undefined && balanceDue !== openAmount(order).toNumber()) throw commonErrors.stale_version();
      locked.push({ order, amount });
    }
    return locked;
  }

  /** Returns the order; a cancelled one is reinstated before, if the request permits it. */
  private async active(tx: Transaction, caller: Caller, order: OrderRecord, sent: SentMatch): Promise<OrderRecord> {
    if (order.status !== 'cancelled') return order;
    if (!sent.reinstate) throw settlementErrors.order_cancelled({ order_id: order.id });
    // The reinstatement sends no bank details, because the order is paid now and the email about the payment follows.
    return this.reinstateOrder.run(tx, order, { note: sent.note, notify: false }, byCaller(caller));
  }

  /** Returns the order. If it is new, it awaits the transfer from now on. */
  private async awaiting(
    tx: Transaction,
    caller: Caller,
    order: OrderRecord,
    { account }: BankTransaction,
  ): Promise<OrderRecord> {
    if (order.status !== 'pending') return order;
    const method = await this.bookAllocations.methodOf(order, account);
    return this.awaitTransfer.run(tx, order, method, byCaller(caller).actor);
  }
}

/** The amount for an order if none was sent: the rest of the transaction for a single order, else the balance due. */
function shareOf(
  order: OrderRecord,
  left: Money,
  { isAlone, overpay }: { readonly isAlone: boolean; readonly overpay: boolean },
): Money {
  const open = openAmount(order);
  if (isAlone && overpay) return left;
  if (!open.isPositive()) throw settlementErrors.not_payable({ status: order.status, wording: 'by_transfer' });
  return isAlone ? left : Money.min(left, open);
}

function otherCurrency(order: OrderRecord, { currency }: Money): FieldErrors {
  const problem: FieldError = {
    key: 'reconciliation.other_currency',
    args: { order: order.id, currency: order.currency, transaction: currency },
  };
  return new FieldErrors({ allocations: [problem] });
}
