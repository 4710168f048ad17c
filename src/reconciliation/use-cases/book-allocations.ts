import { Injectable } from '@nestjs/common';
import { isDomainError, readMoment, type Money } from '#kernel';
import type { OrderRecord } from '../../order/index.js';
import { paymentErrors, PaymentFacade } from '../../payment/index.js';
import { AuditLog } from '../../identity/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import {
  ConfirmPayment,
  referenceOfPart,
  settlementErrors,
  type Originator,
  type Receipt,
} from '../../settlement/index.js';
import { AllocationRows } from '../data/allocation-rows.js';
import { TransactionRows } from '../data/transaction-rows.js';
import { isSameAccount } from '../domain/account-number.js';
import { CourierTransferRows } from '../registers/data/courier-transfer-rows.js';
import type { BankTransaction, BookedAllocation } from '../domain/bank-transaction.js';

/** A locked order and how much of the transaction it gets. */
export interface OrderShare {
  readonly order: OrderRecord;
  readonly amount: Money;
  /** Whether the buyer gets a mail about this payment. */
  readonly notify: boolean;
}

export interface BookedBy {
  readonly matchedBy: 'rule' | 'administrator';
  readonly note: string | null;
  readonly by: Originator;
  /** Whether paid orders get the money too, and are then overpaid. */
  readonly overpay?: boolean;
  /** Whether the return of the transaction is taken back. */
  readonly again?: boolean;
}

/** Errors of `ConfirmPayment` by which an order in its current status refuses a payment. */
const NOT_PAYABLE = ['already_paid', 'illegal_transition'];

/**
 * Records a locked transaction as payments of locked orders, verified like payments that are recorded by hand.
 * @throws not_payable, money_reserved, reference_already_booked
 */
@Injectable()
export class BookAllocations {
  constructor(
    private readonly confirmPayment: ConfirmPayment,
    private readonly payments: PaymentFacade,
    private readonly allocations: AllocationRows,
    private readonly transactions: TransactionRows,
    private readonly audit: AuditLog,
    private readonly shop: ShopProfile,
    private readonly courierTransfers: CourierTransferRows,
  ) {}

  async run(
    tx: Transaction,
    transaction: BankTransaction,
    shares: readonly OrderShare[],
    how: BookedBy,
  ): Promise<void> {
    for (const share of shares) await this.book(tx, transaction, share, how);
    if (how.again) await this.courierTransfers.resume(tx, transaction.id);
    await this.transactions.changeState(tx, transaction.id, 'matched', { matchedBy: how.matchedBy });
    await this.audit.record(tx, {
      ...how.by,
      action: 'bank_transaction.matched',
      subjectType: 'bank_transaction',
      subjectId: transaction.id,
      before: {
        state: transaction.state,
        ...(transaction.state === 'matched' && { allocations: transaction.allocations.map(audited) }),
      },
      after: {
        state: 'matched',
        matched_by: how.matchedBy,
        allocations: [
          ...(how.again ? [] : transaction.allocations),
          ...shares.map(({ order, amount }) => ({ orderId: order.id, amount })),
        ].map(audited),
        ...(transaction.registerIds.length > 0 && { register_ids: transaction.registerIds }),
      },
    });
  }

  private async book(tx: Transaction, transaction: BankTransaction, share: OrderShare, how: BookedBy): Promise<void> {
    const { order, amount } = share;
    // A reference is not unique: banks repeat it for the parts of a batch, or for a payment and its charge.
    for (let part = 1; ; part++) {
      const { payment, repeated } = await this.confirm(tx, transaction, share, how, part);
      const from = repeated ? await this.allocations.transactionOf(tx, payment!.id) : null;
      if (from !== null) continue;
      // An administrator recorded this transfer by hand before the statement was imported.
      if (repeated && !payment!.amount.equals(amount))
        throw paymentErrors.reference_already_booked({ order_id: order.id });
      return this.allocations.add(tx, transaction.id, order.id, payment!.id, amount);
    }
  }

  /** The payment method of the order if it is a bank transfer, else the method of the account that got the money. */
  async methodOf({ paymentMethod }: OrderRecord, account: string): Promise<string> {
    // The methods are cached, so that no second connection is needed while the order is locked.
    const accounts = await this.payments.transferAccounts();
    if (accounts.some(({ method }) => method === paymentMethod)) return paymentMethod;
    return (accounts.find((one) => isSameAccount(one.account, account)) ?? accounts[0])?.method ?? paymentMethod;
  }

  private async confirm(
    tx: Transaction,
    { account, bookedOn, bankReference, registerIds }: BankTransaction,
    { order, amount, notify }: OrderShare,
    { note, by, overpay }: BookedBy,
    part: number,
  ): Promise<Receipt> {
    const reference = referenceOfPart(bankReference, part);
    const receivedAt = readMoment(bookedOn, this.shop.timezone);
    // The buyer paid the courier.
    const isCollected = registerIds.length > 0;
    const method = isCollected ? order.paymentMethod : await this.methodOf(order, account);
    const seen = { amount, receivedAt, reference, note, notify, method, overpay, intent: null };
    const confirm = (split: boolean) => this.confirmPayment.run(tx, order, { ...seen, split }, by.actor);
    try {
      return await confirm(isCollected);
    } catch (error) {
      // A payment of another order has the reference. If that payment is from a statement, the bank repeats its
      // references. If it was recorded by hand, it may be the same transfer.
      const taken = isDomainError(error) && error.code === 'reference_already_booked' && error.details['order_id'];
      if (typeof taken === 'number' && (await this.allocations.hasReference(tx, taken, bankReference!)))
        return confirm(true);
      if (isDomainError(error) && NOT_PAYABLE.includes(error.code))
        throw settlementErrors.not_payable({ status: order.status, wording: 'by_transfer' });
      throw error;
    }
  }
}

const audited = ({ orderId, amount }: Pick<BookedAllocation, 'orderId' | 'amount'>) => ({
  order_id: orderId,
  amount: amount.toNumber(),
});
