import { Injectable } from '@nestjs/common';
import { pick } from '#kernel';
import { OrderFigures, type MoneyToVerify, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { readAmountText } from '../domain/read-amount-text.js';

export interface PaymentSearch {
  /** What a bank's statement says: a reference, a number, a name, or an amount, open or whole; null: all. */
  readonly q: string | null;
  /** Only those whose due date has passed. */
  readonly overdue: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface OrderToVerify {
  readonly order: OrderRecord;
  /** In the reader's language; its key when the method is gone. */
  readonly paymentTitle: string;
}

export interface PaymentsToVerify {
  /** One page, the earliest due date first. */
  readonly orders: readonly OrderToVerify[];
  readonly total: number;
  /** What is open in all, one sum for each currency. */
  readonly open: readonly MoneyToVerify[];
}

/** The orders whose money an administrator has to confirm. */
@Injectable()
export class ListPaymentsToVerify {
  constructor(
    private readonly figures: OrderFigures,
    private readonly payments: PaymentFacade,
    private readonly config: Config,
    private readonly shop: ShopSettings,
  ) {}

  async run({ language }: Caller, { q, overdue, limit, offset }: PaymentSearch): Promise<PaymentsToVerify> {
    const amount = q ? readAmountText(q, this.config.currency) : null;
    const [{ orders, total }, open, titles] = await Promise.all([
      this.figures.toVerify({ q, amount, overdue, limit, offset }),
      this.figures.moneyToVerify(),
      this.payments.titles(),
    ]);
    const paymentTitle = (key: string): string => pick(titles.get(key), language, this.shop.language) || key;
    return { orders: orders.map((order) => ({ order, paymentTitle: paymentTitle(order.paymentMethod) })), total, open };
  }
}
