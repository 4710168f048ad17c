import { Injectable } from '@nestjs/common';
import { pick } from '#kernel';
import { OrderFigures, type AwaitedOrder, type MoneyToVerify } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { readBankLine } from '../domain/read-bank-line.js';

export interface PaymentSearch {
  /**
   * Search text: a reference, an order number, a name, an amount (open or total), or a line of a bank statement; null:
   * no search.
   */
  readonly q: string | null;
  /** Only orders whose deadline has passed. */
  readonly overdue: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface OrderToVerify extends AwaitedOrder {
  /** Translated title of the payment method; its key if the method was deleted. */
  readonly paymentTitle: string;
}

export interface PaymentsToVerify {
  /** One page: orders that the search names, then those with a reported payment, then the earliest deadline. */
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
    const clues = readBankLine(q ?? '', this.config.currency);
    const [{ orders, total }, open, titles] = await Promise.all([
      this.figures.toVerify({ q, ...clues, overdue, limit, offset }),
      this.figures.moneyToVerify(),
      this.payments.titles(),
    ]);
    const paymentTitle = (key: string): string => pick(titles.get(key), language, this.shop.language) || key;
    return {
      orders: orders.map((awaited) => ({ ...awaited, paymentTitle: paymentTitle(awaited.order.paymentMethod) })),
      total,
      open,
    };
  }
}
