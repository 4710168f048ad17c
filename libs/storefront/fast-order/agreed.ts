import { attribute } from '../attributes.js';
import { times } from '../money.js';
import type { FastOrderData, FastOrderWish } from '../types.js';

/** Buttons at which the new total was shown: the next click accepts it. */
const seen = new WeakSet<Element>();

/**
 * Orders at the price that the page shows at the button or the chosen variant; if the price differs, nothing is
 * ordered.
 */
export async function orderAsShown(
  button: Element,
  request: FastOrderWish,
  order: (request: FastOrderWish) => Promise<FastOrderData>,
): Promise<FastOrderData> {
  const chosen = button.closest('form')?.querySelector(':checked[data-sc-price]');
  const price = seen.has(button) ? null : attribute(chosen ?? button, 'price');
  const data = await order({ expected_total: times(price, request.quantity ?? 1), ...request });
  if (data.code === 'price_changed') seen.add(button);
  return data;
}
