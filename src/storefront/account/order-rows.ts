import type { Language } from '#kernel';
import type { ListedOrder } from '../../order/index.js';

/** A customer's orders as their list shows them. Amounts and dates are texts. */
export const orderRows = (orders: readonly ListedOrder[], language: Language, timeZone: string, statusText: (key: string) => string) => {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone });
  return orders.map(({ order, itemCount }) => ({
    number: String(order.id), link: `/order/${order.id}`, moment: order.createdAt.toISOString(), date: dates.format(order.createdAt), items: itemCount,
    status: { key: order.status, title: statusText(order.status) }, total: order.total.format(language),
  }));
};
