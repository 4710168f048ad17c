import { Injectable } from '@nestjs/common';
import { pick } from '#kernel';
import { openAmount, OrderFigures, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import type { Caller } from '../../platform/access/caller.js';
import { listAnswer, type Answer } from '../../platform/http/envelope/answer.js';
import { ShopSettings } from '../../settings/index.js';
import { readAmountText } from '../domain/read-amount-text.js';
import type { PaymentsToVerifyQuery } from '../http/dto/payments-to-verify.query.dto.js';

/** The orders whose money is to be confirmed, what is due first at the top, with what is open in all. */
@Injectable()
export class ListPaymentsToVerify {
  constructor(
    private readonly figures: OrderFigures,
    private readonly payments: PaymentFacade,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  async run(
    { language }: Caller,
    { q, overdue = false, page, per_page: size, offset }: PaymentsToVerifyQuery,
  ): Promise<Answer> {
    const words = q?.trim() || null;
    const amount = words ? readAmountText(words, this.config.currency) : null;
    const [{ orders, total }, sums, titles] = await Promise.all([
      this.figures.toVerify({ q: words, amount, overdue, limit: size, offset }),
      this.figures.moneyToVerify(),
      this.payments.titles(),
    ]);
    const now = new Date();
    const items = orders.map((order) => ({
      ...view(order, now),
      payment_method_title: pick(titles.get(order.paymentMethod), language, this.shop.language) || order.paymentMethod,
    }));
    const open = sums.map((sum) => ({
      currency: sum.open.currency,
      count: sum.count,
      open_amount: sum.open.toNumber(),
      overdue: sum.overdue,
      overdue_amount: sum.overdueOpen.toNumber(),
    }));
    return listAnswer(items, { total, page, per_page: size }, { open });
  }
}

const view = (order: OrderRecord, now: Date): object => ({
  id: order.id,
  reference: order.reference,
  status: order.status,
  customer: {
    id: order.customerId,
    first_name: order.contact.firstName,
    last_name: order.contact.lastName,
    email: order.contact.email,
    phone: order.contact.phone,
  },
  total: order.total.toNumber(),
  open_amount: openAmount(order).toNumber(),
  currency: order.currency,
  payment_method: order.paymentMethod,
  payment_due_at: order.paymentDueAt?.toISOString() ?? null,
  overdue: order.status === 'awaiting_payment' && order.paymentDueAt !== null && order.paymentDueAt < now,
  created_at: order.createdAt.toISOString(),
});
