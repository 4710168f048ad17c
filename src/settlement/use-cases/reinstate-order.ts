import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { CatalogFacade } from '../../catalog/index.js';
import { AuditLog } from '../../identity/index.js';
import { heldPieces, mustAllow, OrderFacade, type OrderRecord } from '../../order/index.js';
import { OrderMoney } from '../../order/order-money.js';
import { PaymentFacade, paymentErrors } from '../../payment/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Originator } from '../domain/originator.js';
import { reinstatedStatuses } from '../domain/reinstated-statuses.js';
import { PaymentDeadline } from './payment-deadline.js';

export interface Reinstatement {
  /** Note for the history of the order and the activity log. */
  readonly note: string | null;
  /** Whether the buyer gets an email with the payment details, or that the order is active again. Default: true. */
  readonly notify?: boolean;
}

/**
 * Reinstates a cancelled order that was not shipped. It takes its stock again, and becomes `awaiting_payment` with a new
 * deadline, or `pending`. If its money was not refunded, it is treated as paid now.
 */
@Injectable()
export class ReinstateOrder {
  constructor(
    private readonly orders: OrderFacade,
    private readonly orderMoney: OrderMoney,
    private readonly payments: PaymentFacade,
    private readonly catalog: CatalogFacade,
    private readonly audit: AuditLog,
    private readonly deadline: PaymentDeadline,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param order locked
   * @throws illegal_transition if the order is not cancelled or was shipped, insufficient_stock that names the lines,
   * refund_in_progress
   */
  async run(
    tx: Transaction,
    order: OrderRecord,
    { note, notify = true }: Reinstatement,
    by: Originator,
  ): Promise<OrderRecord> {
    const { actor, caller } = by;
    const situation = { reinstated: true };
    // An order that is not cancelled is refused here.
    mustAllow(order, 'pending', situation);
    await this.mustNotBeRefunding(tx, order);
    // The methods are cached, so that no second connection is needed while the order is locked.
    const method = await this.payments.known(order.paymentMethod);
    const { first, next } = reinstatedStatuses(order, method);
    const now = this.clock.now();
    const isSettled = next !== null;
    // The refunded money is due again, so its pieces do not count as refunded any more.
    if (!isSettled) await this.orderMoney.forgetRefunds(tx, order);
    const active = { ...order, paidAt: isSettled ? (order.paidAt ?? now) : null };
    const changes = {
      cancelledAt: null,
      cancelReason: null,
      stockReturnedAt: null,
      paidAt: active.paidAt,
      paymentNote: isSettled ? order.paymentNote : null,
      paymentDueAt: first === 'awaiting_payment' ? this.deadline.of(active, method) : null,
    };
    let changed = await this.orderMoney.move(tx, order, { to: first, actor, note, notify, changes, situation });
    if (next !== null)
      changed = await this.orderMoney.move(tx, changed, { to: next, actor, notify: false, situation: { paid: false } });
    await this.takeStock(tx, order, by);
    await this.audit.record(tx, {
      caller,
      actor,
      action: 'order.reinstated',
      subjectType: 'order',
      subjectId: order.id,
      before: { status: order.status, reason: order.cancelReason },
      after: { status: changed.status, payment_status: changed.paymentStatus, note },
    });
    return changed;
  }

  /** Refuses an order with a pending refund, because that money must not count as paid. */
  private async mustNotBeRefunding(tx: Transaction, order: OrderRecord): Promise<void> {
    const { refunds } = await this.payments.ledger(order.id, tx);
    if (refunds.some(({ status }) => status === 'pending')) throw paymentErrors.refund_in_progress();
  }

  /** Takes the stock that the cancellation returned. */
  private async takeStock(tx: Transaction, order: OrderRecord, { actor }: Originator): Promise<void> {
    if (order.stockReturnedAt === null) return;
    const lines = heldPieces(await this.orders.lines(order, tx));
    await this.catalog.mustHaveStock(tx, lines);
    await tx.batch([this.catalog.takingStock(tx, lines, { reason: 'reinstated', orderId: order.id, actor })]);
  }
}
