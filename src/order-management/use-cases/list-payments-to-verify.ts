import { Injectable } from '@nestjs/common';
import { pick } from '#kernel';
import { OrderFigures, type MoneyToVerify, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { readAmountText } from '../domain/read-amount-text.js';

export interface PaymentSearch {
  /** Search text from a bank statement: a reference, a number, a name, or an amount, open or total; null: no search. */
  readonly q: string | null;
  /** Only orders whose deadline has passed. */
  readonly overdue: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface OrderToVerify {
  readonly order: OrderRecord;
  /** Translated title of the payment method; its key if the method was deleted. */
  readonly paymentTitle: string;
}

export interface PaymentsToVerify {
  /** One page, the earliest deadline first. */
  readonly orders: readonly OrderToVerify[];
  readonly total: number;
  /** Sums of the open amounts by currency. */
  readonly open: readonly MoneyToVerify[];
}

/** Orders with payments that an administrator has to verify. */
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
