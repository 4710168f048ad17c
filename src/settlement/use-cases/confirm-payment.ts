import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import type { Money } from '#kernel';
import { isPaid, mustAllow, openAmount, type OrderRecord } from '../../order/index.js';
import { paymentErrors } from '../../payment/index.js';
import { PaymentLedger } from '../../payment/ledger.js';
import { isUniqueViolation } from '../../platform/database/pg-errors.js';
import { answersAgain } from '../../platform/database/running-intent.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { takesOverpayment, wentOnUnpaid } from '../domain/payable-order.js';
import { settlementErrors } from '../settlement.errors.js';
import { type Receipt, ReceivePayment } from './receive-payment.js';

/** A received payment to be recorded, e.g. from a bank statement. */
export interface Confirmation {
  /** Null: the balance due. */
  readonly amount: Money | null;
  readonly receivedAt: Date | null;
  /** The bank's transaction id of the transfer. */
  readonly reference: string | null;
  readonly note: string | null;
  /** Method of the payment, e.g. a bank transfer for an order with an online method. Default: the order's method. */
  readonly method?: string;
  /** Whether the customer gets a mail. Default: true. */
  readonly notify?: boolean;
  /** Whether the transfer pays several orders; then its transaction id may be recorded for others too. */
  readonly split?: boolean;
  /** Whether a paid order takes the money too, if that makes it overpaid. The order keeps its status. */
  readonly overpay?: boolean;
  /** Id of the order from which the payment is moved, for the history. */
  readonly movedFrom?: number;
  /** UUID of the request with an Idempotency-Key. A repeat finds its payment and records no other. */
  readonly intent: string | null;
  /** The version that was read; a changed order is refused. */
  readonly version?: number;
}

/**
 * Records a received payment of a locked order. Of concurrent calls only the first one records it, because they are
 * serialized by the lock and check the status. An order with a total of 0 becomes paid without a payment.
 */
@Injectable()
export class ConfirmPayment {
  constructor(
    private readonly payments: PaymentLedger,
    private readonly receivePayment: ReceivePayment,
  ) {}

  /**
   * A payment with a transaction id must be recorded inside `retryTakenReference`.
   * @throws already_paid, money_reserved, reference_already_booked, illegal_transition, stale_version
   */
  async run(tx: Transaction, order: OrderRecord, seen: Confirmation, actor: Actor): Promise<Receipt> {
    const earlier = seen.intent ? await this.payments.intended(order.id, seen.intent, tx) : null;
    if (earlier) answersAgain();
    if (earlier) return { order, payment: earlier, repeated: true };
    const booked = await this.payments.findReference(tx, order.id, seen.reference);
    if (booked?.orderId === order.id) return { order, payment: booked.payment, repeated: true };
    mustBeCurrent(seen.version, order.version);
    const amount = seen.amount ?? openAmount(order);
    const isOverpayment = seen.overpay === true && takesOverpayment(order, amount);
    if (!isOverpayment) await this.mustTakeMoney(tx, order, seen);
    const { note, notify } = seen;
    if (isPaid(order) && !isOverpayment) {
      const paid = await this.receivePayment.withoutPayment(tx, order, { to: 'paid', actor, note, notify });
      return { order: paid, payment: null, repeated: false };
    }
    if (booked && !seen.split) throw paymentErrors.reference_already_booked({ order_id: booked.orderId });
    const { receivedAt, reference, split, movedFrom, intent } = seen;
    const method = seen.method ?? order.paymentMethod;
    const booking = { method, amount, receivedAt, reference, note, actor, split, movedFrom, intent };
    return this.receivePayment.book(tx, order, booking, notify);
  }

  private async mustTakeMoney(tx: Transaction, order: OrderRecord, { amount }: Confirmation): Promise<void> {
    if (order.paidAt !== null || (isPaid(order) && amount !== null)) throw settlementErrors.already_paid();
    if (!(await this.mayFollowReversal(tx, order))) mustAllow(order, 'paid');
  }

  /** Whether the order takes a payment without a change of status: it was processed before its payment was reversed. */
  private async mayFollowReversal(tx: Transaction, order: OrderRecord): Promise<boolean> {
    return wentOnUnpaid(order) && (await this.payments.hasReversed(order.id, tx));
  }
}

/**
 * Runs a transaction that records a bank's transaction id, and runs it again if another order got the id between read
 * and write. The second run finds that order and names it in its error.
 */
export const retryTakenReference = <T>(once: () => Promise<T>): Promise<T> =>
  once().catch((error: unknown) =>
    isUniqueViolation(error, 'payment_reference_one_order') ? once() : Promise.reject(error),
  );
