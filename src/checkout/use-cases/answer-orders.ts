import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { Config } from '../../platform/config/config.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { openAmount, OrderFacade, type HistoryView } from '../../order/index.js';
import { basketLines } from '../domain/basket-lines.js';
import { mustAdminister, mustRead } from '../domain/order-gate.js';
import type { OrderView } from '../domain/order-view.js';
import type { CreateOrderBody } from '../http/dto/create-order.dto.js';
import type { EditOrderBody } from '../http/dto/edit-order.dto.js';
import type { RefundBody, VerifyPaymentBody } from '../http/dto/order-payment.dto.js';
import type { CancelBody, StatusBody } from '../http/dto/order-status.dto.js';
import { CancelOrder } from './cancel-order.js';
import { ChangeStatus } from './change-status.js';
import { EditOrder } from './edit-order.js';
import { RefundOrder } from './refund-order.js';
import { ShowOrder } from './show-order.js';
import { TakeOrder } from './take-order.js';
import { VerifyPayment } from './verify-payment.js';

/** The orders' operations with the wire on both sides: bodies in, views out. */
@Injectable()
export class AnswerOrders {
  constructor(
    private readonly orders: OrderFacade,
    private readonly takeOrder: TakeOrder,
    private readonly editOrder: EditOrder,
    private readonly statuses: ChangeStatus,
    private readonly cancelOrder: CancelOrder,
    private readonly verifyPayment: VerifyPayment,
    private readonly refundOrder: RefundOrder,
    private readonly showOrder: ShowOrder,
    private readonly config: Config,
  ) {}

  async show(caller: Caller, id: number): Promise<OrderView> {
    return this.showOrder.run(caller, mustRead(caller, await this.orders.find(id)));
  }

  async history(caller: Caller, id: number): Promise<{ items: HistoryView[] }> {
    mustAdminister(caller, await this.orders.find(id), 'orders:read');
    return { items: await this.orders.history(id) };
  }

  async create(caller: Caller, body: CreateOrderBody, intent: string | null): Promise<OrderView> {
    const { order, lines } = await this.takeOrder.run(caller, body, intent);
    return this.showOrder.fresh(caller, order, lines);
  }

  async edit(caller: Caller, id: number, body: EditOrderBody): Promise<OrderView> {
    const order = await this.editOrder.run(caller, id, {
      shippingAddress: body.shipping_address && sentOf(body.shipping_address),
      billingAddress: body.billing_address && sentOf(body.billing_address), note: body.note, version: body.version ?? undefined,
      shippingMethod: body.shipping_method ?? undefined, trackingNumber: body.tracking_number,
      items: body.items && basketLines(caller, body.items, this.config.currency),
    });
    return this.showOrder.run(caller, order);
  }

  async changeStatus(caller: Caller, id: number, body: StatusBody): Promise<OrderView> {
    const order = await this.statuses.run(caller, id, {
      status: body.status, note: body.note ?? null, paymentNote: body.payment_note ?? null, notify: body.notify ?? true,
      trackingNumber: body.tracking_number || undefined, version: body.version ?? undefined,
    });
    return this.showOrder.run(caller, order);
  }

  async cancel(caller: Caller, id: number, body: CancelBody): Promise<OrderView> {
    const cancellation = { reason: body.reason ?? null, notify: body.notify ?? true, version: body.version ?? undefined };
    return this.showOrder.run(caller, await this.cancelOrder.run(caller, id, cancellation));
  }

  async verify(caller: Caller, id: number, body: VerifyPaymentBody, intent: string | null): Promise<Answer> {
    const receivedAt = body.received_at ? new Date(body.received_at) : null;
    if (receivedAt && receivedAt.getTime() > Date.now() + 86_400_000) {
      throw new FieldErrors({ received_at: [{ key: 'validation.inTheFuture' }] });
    }
    const { order, payment, repeated } = await this.verifyPayment.run(caller, id, {
      amount: body.amount ?? null, receivedAt, reference: body.reference ?? null, note: body.note ?? null,
      notify: body.notify ?? true, version: body.version ?? undefined, split: body.split ?? false, intent,
    });
    const open = openAmount(order);
    const message = repeated ? 'verified_before' : !payment ? 'settled' : open.isZero() ? 'verified' : 'verified_partially';
    return answer(await this.showOrder.run(caller, order), { message: `checkout.${message}`, args: { open: open.format(caller.language) } });
  }

  async refund(caller: Caller, id: number, body: RefundBody, intent: string | null): Promise<object> {
    const { order, refunds } = await this.refundOrder.run(caller, id, {
      amount: body.amount ?? null, reason: body.reason, version: body.version ?? undefined, intent,
    });
    return { order: await this.showOrder.run(caller, order), refunds };
  }
}

/** Members of a body that were sent; the others are undefined in its class. */
const sentOf = <T extends object>(body: T): Partial<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>;
