import { dateText, type Language } from '#kernel';
import { isPickup, type ListedOrder } from '../../order/index.js';
import { buyerStatusKey } from '../page/buyer-status.js';

interface Reading {
  readonly language: Language;
  readonly timeZone: string;
  /** Keys of the pickup methods. */
  readonly collected: ReadonlySet<string>;
  readonly translate: (key: string) => string;
}

/** A customer's orders for their list. Amounts and dates are texts. */
export const orderRows = (orders: readonly ListedOrder[], { language, timeZone, collected, translate }: Reading) => {
  return orders.map(({ order, itemCount }) => ({
    number: String(order.id),
    link: `/order/${order.id}`,
    moment: order.createdAt.toISOString(),
    date: dateText(order.createdAt, language, timeZone),
    items: itemCount,
    status: { key: order.status, title: translate(buyerStatusKey(order.status, isPickup(order, collected))) },
    total: order.total.format(language),
  }));
};
