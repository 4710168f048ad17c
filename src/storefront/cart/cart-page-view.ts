import type { Language } from '#kernel';
import type { CheckoutCart } from '../../cart/index.js';
import { sumsView, type AttributeText } from '../page/sums-view.js';
import { lineView, type WrongQuantity } from './line-view.js';

/** The cart for its page, with formatted amounts and numbers. */
export function cartPageView(
  cart: CheckoutCart,
  attributeText: AttributeText,
  language: Language,
  wrong: WrongQuantity | null,
) {
  const { lines, quote } = cart;
  const sums = sumsView(cart, language);
  return {
    ...sums,
    /** Sum of the lines as a decimal: the total of a fast order. */
    goods: cart.totals.subtotal.toString(),
    isEmpty: lines.length === 0,
    lines: lines.map((line) => lineView(line, attributeText, language, wrong)),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    /** Whether the cart can be ordered in its current state. */
    ready: lines.every(({ problem }) => problem === null),
    shipping: quote && (sums.shipping ?? 'free'),
  };
}
