import { Injectable } from '@nestjs/common';
import type { Money } from '#kernel';
import {
  mustAdminister,
  isPaid,
  mustAllow,
  openAmount,
  orderAmount,
  OrderFacade,
  type OrderRecord,
} from '../../order/index.js';
import { PaymentFacade, paymentErrors } from '../../payment/index.js';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/pg-errors.js';
import { answersAgain } from '../../platform/database/running-intent.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { type Receipt, ReceivePayment } from '../../settlement/index.js';
import { orderManagementErrors } from '../order-management.errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';

export interface VerificationInput {
  /** null: all that is open. */
  readonly amount: Money | null;
  readonly receivedAt: Date | null;
  /** The bank's reference of the transfer. */
  readonly reference: string | null;
  readonly note: string | null;
  readonly notify?: boolean;
  /** The transfer pays several orders: its reference may be booked on others too. */
  readonly split?: boolean;
  /** UUID of the request with an Idempotency-Key: repeated, it finds its payment and books no other. */
  readonly intent: string | null;
  /** The version that was read; an older one is refused. */
  readonly version?: number;
}

/** With the amount as it was sent, in the order's currency. */
export type SentVerification = Omit<VerificationInput, 'amount'> & { readonly amount: number | null };

/**
 * An administrator has seen the money. Fifty at once book it once: the order's lock, then the state, decide.
 * An order of 0 is paid without a booking.
 * @throws order_not_found, already_paid, reference_already_booked, illegal_transition, stale_version, 422 at `amount`
 */
@Injectable()
export class VerifyPayment {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly receivePayment: ReceivePayment,
    private readonly audit: AuditLog,
  ) {}

  run(caller: Caller, orderId: number, input: SentVerification): Promise<Receipt> {
    const once = (): Promise<Receipt> =>
      this.db.transaction(async (tx) => {
        const order = mustAdminister(caller, await this.orders.lock(tx, orderId), 'payments:verify');
        return this.inTransaction(tx, caller, order, { ...input, amount: orderAmount(order, input.amount) });
      });
    // the reference was booked on another order between read and write: the second read finds that order and names it
    return once().catch((error: unknown) =>
      isUniqueViolation(error, 'payment_reference_one_order') ? once() : Promise.reject(error),
    );
  }

  /** Inside a transaction that holds the order's lock. */
  async inTransaction(tx: Transaction, caller: Caller, order: OrderRecord, input: VerificationInput): Promise<Receipt> {
    const earlier = input.intent ? await this.payments.intended(order.id, input.intent, tx) : null;
    if (earlier) answersAgain();
    if (earlier) return { order, payment: earlier, repeated: true };
    const booked = await this.payments.findReference(tx, order.id, input.reference);
    if (booked?.orderId === order.id) return { order, payment: booked.payment, repeated: true };
    mustBeCurrent(input.version, order.version);
    const nothingOpen = isPaid(order);
    if (order.paidAt !== null || (nothingOpen && input.amount !== null)) throw orderManagementErrors.already_paid();
    mustAllow(order, 'paid');
    if (booked && !nothingOpen && !input.split)
      throw paymentErrors.reference_already_booked({ order_id: booked.orderId });
    const receipt = nothingOpen
      ? await this.settled(tx, caller, order, input)
      : await this.receivePayment.book(
          tx,
          order,
          {
            method: order.paymentMethod,
            amount: input.amount ?? openAmount(order),
            receivedAt: input.receivedAt,
            reference: input.reference,
            note: input.note,
            actor: actorOf(caller),
            split: input.split,
            intent: input.intent,
          },
          input.notify,
        );
    await this.audit.record(tx, {
      caller,
      action: 'payment.verified',
      subjectType: 'order',
      subjectId: String(order.id),
      before: { status: order.status, payment_status: order.paymentStatus },
      after: {
        status: receipt.order.status,
        payment_status: receipt.order.paymentStatus,
        amount: receipt.payment?.amount.toNumber() ?? 0,
        reference: input.reference,
      },
    });
    return receipt;
  }

  private async settled(
    tx: Transaction,
    caller: Caller,
    order: OrderRecord,
    { note, notify }: VerificationInput,
  ): Promise<Receipt> {
    return {
      order: await this.receivePayment.settle(tx, order, { to: 'paid', actor: actorOf(caller), note, notify }),
      payment: null,
      repeated: false,
    };
  }
}
