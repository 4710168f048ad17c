import type { OrderDetails, OrderedGoods } from '../../order-view/index.js';

/** Stages after which one may want the same once more. */
const BEHIND = ['shipped', 'paid', 'completed', 'cancelled'];

/** A line's picture and page, as far as the product has them still. */
export const goodsView = ({ sellable: { alias, image, unavailable } }: OrderedGoods) => {
  const isGone = unavailable === 'unknown' || unavailable === 'unpublished';
  return { page: isGone ? '' : `/product/${alias}`, image: isGone ? null : image };
};

/** Whether it can be bought, in any quantity. */
export const isForSale = ({ sellable }: OrderedGoods): boolean => sellable.unavailable === null && sellable.inStock > 0;

export const isReorderable = ({ journey, goods }: OrderDetails): boolean =>
  BEHIND.includes(journey.status) && goods.some(isForSale);
