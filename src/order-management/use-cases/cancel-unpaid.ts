import { Injectable } from '@nestjs/common';
import { dateText } from '#kernel';
import type { OrderRecord } from '../../order/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { CancelOrder } from './cancel-order.js';

/** Cancels a locked order that was not paid, or not confirmed, in time, with a reason in the buyer's language. */
@Injectable()
export class CancelUnpaid {
  constructor(
    private readonly cancelOrder: CancelOrder,
    private readonly messages: Messages,
    private readonly shop: ShopProfile,
  ) {}

  async run(tx: Transaction, order: OrderRecord): Promise<'cancelled' | 'cancelled_unconfirmed'> {
    await this.cancelOrder.bySystem(tx, order, this.reasonFor(order));
    return order.status === 'pending' ? 'cancelled_unconfirmed' : 'cancelled';
  }

  /** The reason of the cancellation, in the buyer's language. */
  reasonFor({ language, createdAt, paymentDueAt, status }: OrderRecord): string {
    const isUnconfirmed = status === 'pending';
    const since = isUnconfirmed ? createdAt : (paymentDueAt ?? createdAt);
    const date = dateText(since, language, this.shop.timezone);
    return this.messages.translate(language, `checkout.clock.${isUnconfirmed ? 'not_confirmed' : 'not_paid'}`, {
      date,
    });
  }
}
