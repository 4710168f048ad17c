import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { toPayment } from '../data/payment-row.js';
import { PaymentRows } from '../data/payment-rows.js';
import { toRefund } from '../data/refund-row.js';
import { RefundRows } from '../data/refund-rows.js';
import { paymentErrors } from '../payment.errors.js';
import type { BookedReference, Booking, Payment, PaymentActivity } from '../payment.types.js';
import type { Refund } from '../refund.types.js';

/**
 * The payments of orders. The ledger does not know orders: callers hold the lock of the order, change its status and
 * update its sums (`paid`, `refunded`). The unique indexes hold even if callers do not.
 */
@Injectable()
export class PaymentLedger {
  constructor(
    private readonly rows: PaymentRows,
    private readonly refunds: RefundRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The payment that already has the bank's transaction id; if there are several, one of this order. Null if there is
   * none, or no id is given. Surrounding blanks and case are ignored.
   */
  async findReference(tx: Transaction, orderId: number, sent: string | null): Promise<BookedReference | null> {
    const reference = bankReference(sent);
    const row = reference === null ? null : await this.rows.findReference(tx, orderId, reference);
    return row ? { orderId: row.order_id, payment: toPayment(row) } : null;
  }

  /**
   * Records received money after `findReference` has searched for its transaction id. `repeated`: the id is already
   * recorded for this order, and nothing was written. Violates `payment_reference_one_order` if another order got the
   * id at the same moment and the booking is not `split`.
   */
  async book(tx: Transaction, booking: Booking): Promise<{ payment: Payment; repeated: boolean }> {
    const reference = bankReference(booking.reference);
    const receivedAt = booking.receivedAt ?? this.clock.now();
    const row = await this.rows.book(tx, { ...booking, reference, receivedAt });
    if (row) return { payment: toPayment(row), repeated: false };
    return { payment: (await this.findReference(tx, booking.orderId, reference))!.payment, repeated: true };
  }

  /**
   * Reverses a payment that was recorded by hand or from a bank statement.
   * @throws not_found, payment_at_provider, payment_not_live
   */
  async reverse(tx: Transaction, orderId: number, paymentId: number): Promise<Payment> {
    const reversed = await this.rows.reverse(tx, orderId, paymentId);
    if (reversed) return toPayment(reversed);
    const found = await this.rows.find(tx, orderId, paymentId);
    if (!found) throw commonErrors.not_found();
    const { status, transaction_id: transactionId } = found;
    if (status !== 'captured') throw paymentErrors.payment_not_live();
    if (transactionId !== null) throw paymentErrors.payment_at_provider();
    throw paymentErrors.payment_not_live({ wording: 'refunded' });
  }

  /** Whether a payment of the order was reversed. */
  hasReversed(orderId: number, tx: Transaction): Promise<boolean> {
    return this.rows.hasReversed(tx, orderId);
  }

  /** Payments and refunds of an order. */
  async ofOrder(orderId: number, tx?: Transaction): Promise<{ payments: Payment[]; refunds: Refund[] }> {
    const payments = (await this.rows.ofOrder(orderId, tx)).map(toPayment);
    return { payments, refunds: (await this.refunds.ofOrder(orderId, tx)).map(toRefund) };
  }

  activity(orderIds: readonly number[], tx?: Transaction): Promise<ReadonlyMap<number, PaymentActivity>> {
    return this.rows.activity(orderIds, tx);
  }

  async declined(orderIds: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(orderIds.length > 0 ? await this.rows.declined(orderIds) : []);
  }

  /** The order's payment by the request; null if there is none, or if it was declined. */
  async intended(orderId: number, intent: string, tx?: Transaction): Promise<Payment | null> {
    const row = await this.rows.intended(orderId, intent, tx);
    return row ? toPayment(row) : null;
  }
}

/** The stored form of a transaction id; null for a blank one. */
const bankReference = (sent: string | null): string | null => sent?.trim() || null;
