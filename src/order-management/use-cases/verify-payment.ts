import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { mustAdminister, orderAmount, OrderFacade, type OrderRecord } from '../../order/index.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { type Confirmation, ConfirmPayment, type Receipt, retryTakenReference } from '../../settlement/index.js';

/** A verification with the amount as sent, in the order's currency. */
export type SentVerification = Omit<Confirmation, 'amount'> & { readonly amount: number | null };

/**
 * An administrator confirms that money was received.
 * @throws order_not_found, already_paid, money_reserved, reference_already_booked, illegal_transition, stale_version,
 * 422 at `amount`
 */
@Injectable()
export class VerifyPayment {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly confirmPayment: ConfirmPayment,
    private readonly audit: AuditLog,
  ) {}

  run(caller: Caller, orderId: number, sent: SentVerification): Promise<Receipt> {
    return retryTakenReference(() =>
      this.db.transaction(async (tx) => {
        const order = mustAdminister(caller, await this.orders.lock(tx, orderId), 'payments:verify');
        return this.inTransaction(tx, caller, order, { ...sent, amount: orderAmount(order, sent.amount) });
      }),
    );
  }

  /** Verifies in a transaction in which the order is locked. */
  async inTransaction(tx: Transaction, caller: Caller, order: OrderRecord, seen: Confirmation): Promise<Receipt> {
    const receipt = await this.confirmPayment.run(tx, order, seen, actorOf(caller));
    if (receipt.repeated) return receipt;
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
        reference: seen.reference,
      },
    });
    return receipt;
  }
}
