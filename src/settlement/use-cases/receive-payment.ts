import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import {
  isPaid,
  orderEventData,
  OrderFacade,
  orderTransitions,
  situationOf,
  type OrderRecord,
  type OrderStatus,
} from '../../order/index.js';
import { OrderMoney, type MoneyMove } from '../../order/order-money.js';
import type { Booking, Payment } from '../../payment/index.js';
import { AttemptLedger, PaymentLedger } from '../../payment/ledger.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { settlementErrors } from '../settlement.errors.js';

/** A payment to record. `movedFrom`: id of the order from which it is moved, for the history. */
type ReceivedBooking = Omit<Booking, 'orderId'> & { readonly movedFrom?: number };

export interface Receipt {
  readonly order: OrderRecord;
  /** Null if there was nothing to pay. */
  readonly payment: Payment | null;
  /** Whether the transaction id was recorded before; then nothing changed. */
  readonly repeated: boolean;
}

/**
 * Applies a payment to a locked order; no other code lets payments change an order. When the total is covered, the
 * order moves to `paid` (or to `onceCovered`), with `paid_at` and `payment_note`.
 */
@Injectable()
export class ReceivePayment {
  constructor(
    private readonly orders: OrderFacade,
    private readonly orderMoney: OrderMoney,
    private readonly payments: PaymentLedger,
    private readonly attempts: AttemptLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Records a payment, then applies it to the order.
   * @throws money_reserved while a provider has reserved money for the order
   */
  async book(tx: Transaction, order: OrderRecord, booking: ReceivedBooking, notify = true): Promise<Receipt> {
    const attempt = await this.attempts.openAttempt(order.id, tx);
    if (attempt?.isReserved) throw settlementErrors.money_reserved();
    const { payment, repeated } = await this.payments.book(tx, { ...booking, orderId: order.id });
    if (repeated) return { order, payment, repeated };
    return { order: await this.applyToOrder(tx, order, payment, booking, 'paid', notify), payment, repeated };
  }

  /**
   * Advances the status of an order that has nothing to pay. No payment is recorded, because a payment of 0 is not
   * allowed.
   */
  withoutPayment(
    tx: Transaction,
    order: OrderRecord,
    { to, actor, note, notify }: Pick<MoneyMove, 'to' | 'actor' | 'note' | 'notify'>,
  ): Promise<OrderRecord> {
    const changes = { paidAt: this.clock.now(), paymentNote: note ?? order.paymentNote };
    return this.orderMoney.move(tx, order, { to, actor, note, notify, changes, situation: { paid: false } });
  }

  /** Applies a payment that is already in the ledger. */
  async applyToOrder(
    tx: Transaction,
    order: OrderRecord,
    payment: Payment,
    booking: Pick<ReceivedBooking, 'amount' | 'actor' | 'note' | 'method' | 'reference' | 'movedFrom'>,
    onceCovered: OrderStatus,
    notify = true,
  ): Promise<OrderRecord> {
    const { amount, actor, note, movedFrom } = booking;
    const covered = isPaid({ ...order, paid: order.paid.add(amount) });
    const changes = {
      paid: order.paid.add(amount),
      ...(covered && order.paidAt === null && { paidAt: this.clock.now(), paymentNote: note ?? order.paymentNote }),
    };
    const entry = {
      kind: 'payment',
      note,
      changes: {
        payment_id: payment.id,
        method: booking.method,
        amount: amount.toNumber(),
        reference: booking.reference,
        ...(movedFrom !== undefined && { from_order_id: movedFrom }),
      },
    };
    const situation = { paid: false };
    // An order that was paid before is overpaid now, and keeps its status.
    const moves =
      covered &&
      order.paidAt === null &&
      orderTransitions.can(order.status, onceCovered, { ...situationOf(order), ...situation });
    // One update writes the amount and the status, and is sent together with the history.
    const [, changed] = await tx.batch([
      this.orders.addingHistoryEntry(order.id, actor, entry),
      moves
        ? this.orderMoney.moving(tx, order, { to: onceCovered, actor, note, notify, changes, situation })
        : this.orderMoney.changing(order, changes),
    ]);
    tx.publish('PaymentCaptured', actor, {
      ...orderEventData(changed),
      // This is the status before the payment; a change of the status has its own event.
      status: order.status,
      payment_id: payment.id,
      amount: amount.toNumber(),
      method: booking.method,
      payment_status: changed.paymentStatus,
      notify,
    });
    return changed;
  }
}
