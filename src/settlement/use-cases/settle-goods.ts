import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { CatalogFacade } from '../../catalog/index.js';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import { OrderMoney } from '../../order/order-money.js';
import { PaymentFacade, refundGroups, type Refund, type RefundedGoods, type RefundGroup } from '../../payment/index.js';
import type { Transaction } from '../../platform/database/transaction.js';

export interface SettledPart {
  readonly refund: Refund;
  /** The status before the outcome. */
  readonly before: Refund['status'];
}

/**
 * Applies the outcome of a refund to the goods of its request: the first successful refund returns them to stock. If
 * every refund of the request failed, the pieces can be refunded again.
 */
@Injectable()
export class SettleGoods {
  constructor(
    private readonly orders: OrderFacade,
    private readonly orderMoney: OrderMoney,
    private readonly payments: PaymentFacade,
    private readonly catalog: CatalogFacade,
  ) {}

  /** @returns the refunds of the request; null for a refund that an earlier version made */
  async run(tx: Transaction, order: OrderRecord, part: SettledPart, actor: Actor): Promise<RefundGroup | null> {
    const { refunds } = await this.payments.ledger(order.id, tx);
    const group = refundGroups(refunds).find(({ request }) => request === part.refund.request) ?? null;
    if (group?.goods) await this.apply(tx, order, { ...group, goods: group.goods }, part, actor);
    return group;
  }

  private async apply(
    tx: Transaction,
    order: OrderRecord,
    { goods, made, isPending }: RefundGroup & { readonly goods: RefundedGoods },
    { refund, before }: SettledPart,
    actor: Actor,
  ): Promise<void> {
    const isFirst = made.length === 1 && made[0]!.id === refund.id;
    if (made.length === 0 && !isPending) await this.orderMoney.releasePieces(tx, order, goods.lines);
    // A provider made the refund after all, although it had refused it.
    if (isFirst && before === 'failed' && !isPending) await this.orderMoney.takePieces(tx, order, goods.lines);
    if (isFirst) await this.restock(tx, order, goods, actor);
  }

  /** Returns the pieces to stock, unless the cancellation of the order has returned all of them. */
  private async restock(tx: Transaction, order: OrderRecord, { lines }: RefundedGoods, actor: Actor): Promise<void> {
    const back = lines.filter(({ restock }) => restock);
    if (back.length === 0 || order.stockReturnedAt !== null) return;
    await this.orderMoney.countRestocked(tx, order, back);
    const all = await this.orders.lines(order, tx);
    const pieces = back.flatMap(({ orderItemId, quantity }) =>
      all.filter(({ id }) => id === orderItemId).map((line) => ({ ...line, quantity })),
    );
    await tx.batch([this.catalog.returningStock(tx, pieces, { reason: 'refunded', orderId: order.id, actor })]);
  }
}
