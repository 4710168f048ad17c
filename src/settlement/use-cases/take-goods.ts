import { Injectable } from '@nestjs/common';
import { FieldErrors, Money } from '#kernel';
import { OrderFacade, refundedPieces, type OrderRecord } from '../../order/index.js';
import { OrderMoney } from '../../order/order-money.js';
import { PaymentFacade, refundGroups, type RefundedGoods, type WantedGoods } from '../../payment/index.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Takes the pieces and shipping costs that a refund of a locked order returns. */
@Injectable()
export class TakeGoods {
  constructor(
    private readonly orders: OrderFacade,
    private readonly orderMoney: OrderMoney,
    private readonly payments: PaymentFacade,
  ) {}

  /**
   * Calculates the amounts of the goods, and counts them as refunded.
   * @throws 422 at `lines` or `shipping` for more than is left
   */
  async run(tx: Transaction, order: OrderRecord, wanted: WantedGoods): Promise<RefundedGoods> {
    const lines = refundedPieces(order, await this.orders.lines(order, tx), wanted.lines);
    const shipping = wanted.shipping ?? Money.zero(order.currency);
    if (shipping.isPositive()) await this.mustBeLeft(tx, order, shipping);
    await this.orderMoney.takePieces(tx, order, lines);
    return { lines, shipping };
  }

  private async mustBeLeft(tx: Transaction, order: OrderRecord, shipping: Money): Promise<void> {
    const { refunds } = await this.payments.ledger(order.id, tx);
    const before = refundGroups(refunds.filter(({ status }) => status !== 'failed'));
    const all = order.pricesIncludeTax ? order.shipping : order.shipping.add(order.shippingTax);
    const left = before.reduce((rest, { goods }) => (goods ? rest.subtract(goods.shipping) : rest), all);
    if (shipping.compare(left) <= 0) return;
    const args = { available: Money.max(left, Money.zero(order.currency)).toString(), currency: order.currency };
    throw new FieldErrors({ shipping: [{ key: 'payment.errors.refund_too_large', args }] });
  }
}

export const goodsAmount = ({ lines, shipping }: RefundedGoods): Money =>
  lines.reduce((sum, { amount }) => sum.add(amount), shipping);
