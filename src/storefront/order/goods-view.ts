import type { OrderDetails, OrderedGoods } from '../../order-view/index.js';

/** Statuses in which the page offers to order again. */
const BEHIND = ['shipped', 'paid', 'completed', 'cancelled'];

/** Picture and page of a line, if its product still has them. */
export const goodsView = ({ sellable: { alias, image, unavailable } }: OrderedGoods) => {
  const isGone = unavailable === 'unknown' || unavailable === 'unpublished';
  return { page: isGone ? '' : `/product/${alias}`, image: isGone ? null : image };
};

/** Whether the product can be bought, in any quantity. */
export const isForSale = ({ sellable }: OrderedGoods): boolean => sellable.unavailable === null && sellable.inStock > 0;

export const isReorderable = ({ journey, goods }: OrderDetails): boolean =>
  BEHIND.includes(journey.status) && goods.some(isForSale);
