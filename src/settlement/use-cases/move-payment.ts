import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { isPaid, type OrderRecord } from '../../order/index.js';
import type { Payment } from '../../payment/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { BookedTransfers } from '../booked-transfers.js';
import type { Originator } from '../domain/originator.js';
import { referenceOfPart } from '../domain/reference-of-part.js';
import { settlementErrors } from '../settlement.errors.js';
import { ConfirmPayment } from './confirm-payment.js';
import type { Receipt } from './receive-payment.js';
import { ReversePayment } from './reverse-payment.js';

export interface PaymentMove {
  /** Reason for the histories of both orders and the activity log. */
  readonly reason: string;
  /** Whether the buyer of an order that becomes paid gets the confirmation. No other mail is sent. */
  readonly notify: boolean;
}

/**
 * Moves a recorded payment to another order, with its reference and the day on which it was received. The whole amount
 * is moved, even if it is more than the other order's balance due. The payment stays listed at the first order as
 * `reversed`.
 */
@Injectable()
export class MovePayment {
  constructor(
    private readonly reversePayment: ReversePayment,
    private readonly confirmPayment: ConfirmPayment,
    private readonly transfers: BookedTransfers,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @param from, to locked, in the order of their ids
   * @returns the first order
   * @throws order_cancelled, already_paid, illegal_transition, money_reserved of the other order; 422 at `order_id` for
   * another currency; the errors of ReversePayment
   */
  async run(
    tx: Transaction,
    from: OrderRecord,
    paymentId: number,
    to: OrderRecord,
    { reason, notify }: PaymentMove,
    by: Originator,
  ): Promise<OrderRecord> {
    mustTakeMoney(to, from);
    const reversal = { reason, notify: false, movedTo: to.id };
    const { order, payment } = await this.reversePayment.run(tx, from, paymentId, reversal, by);
    const receipt = await this.confirm(tx, to, payment, { reason, notify, movedFrom: from.id }, by);
    await this.transfers.follow(tx, { from: payment.id, to: receipt.payment!.id, toOrder: to.id }, by);
    await this.recordMove(tx, order, payment, { to, moved: receipt.order, reason }, by);
    return order;
  }

  /** Records the payment at the other order, which may have a payment with the same reference: a part of one transfer. */
  private async confirm(
    tx: Transaction,
    to: OrderRecord,
    { method, amount, reference, receivedAt, isSplit }: Payment,
    { reason, notify, movedFrom }: PaymentMove & { readonly movedFrom: number },
    { actor }: Originator,
  ): Promise<Receipt> {
    const becomesPaid = isPaid({ ...to, paid: to.paid.add(amount) });
    const seen = { method, amount, receivedAt, split: isSplit, note: reason, intent: null, movedFrom };
    for (let part = 1; ; part++) {
      const confirmation = { ...seen, reference: referenceOfPart(reference, part), notify: notify && becomesPaid };
      const receipt = await this.confirmPayment.run(tx, to, confirmation, actor);
      if (!receipt.repeated) return receipt;
    }
  }

  private async recordMove(
    tx: Transaction,
    from: OrderRecord,
    { id, amount, reference }: Payment,
    { to, moved, reason }: { to: OrderRecord; moved: OrderRecord; reason: string },
    { caller, actor }: Originator,
  ): Promise<void> {
    await this.audit.record(tx, {
      caller,
      actor,
      action: 'payment.moved',
      subjectType: 'order',
      subjectId: to.id,
      before: { status: to.status, payment_status: to.paymentStatus },
      after: {
        status: moved.status,
        payment_status: moved.paymentStatus,
        from_order_id: from.id,
        payment_id: id,
        amount: amount.toNumber(),
        reference,
        reason,
      },
    });
  }
}

function mustTakeMoney(to: OrderRecord, from: OrderRecord): void {
  if (to.status === 'cancelled') throw settlementErrors.order_cancelled({ order_id: to.id });
  if (to.paidAt !== null || isPaid(to)) throw settlementErrors.already_paid();
  if (to.currency === from.currency) return;
  const args = { order: to.id, currency: to.currency, payment: from.currency };
  throw new FieldErrors({ order_id: [{ key: 'validation.otherCurrency', args }] });
}
