import type { MiniCart } from './api.js';
import { formatMoney } from './money.js';

const write = (name: string, text: string, value = text): void => {
  for (const element of document.querySelectorAll(`[data-sc-${name}]`)) {
    element.setAttribute(`data-sc-${name}`, value);
    if (element.textContent !== text) element.textContent = text;
  }
};

/** Updates the attributes as well, so that a stylesheet can hide `[data-sc-cart-count="0"]`. */
export function showMiniCart({ count, total, currency }: MiniCart): void {
  write('cart-count', String(count));
  write('cart-total', formatMoney(total, currency), total);
}

export type ListName = 'wishlist' | 'compare';

export const showCount = (list: ListName, count: number): void => write(`${list}-count`, String(count));

/**
 * Sets the pressed state of a product's buttons; undefined: unknown. Links get none, because `aria-pressed` is for
 * buttons.
 */
export function showPressed(list: ListName, isIn: (productId: string) => boolean | undefined): void {
  for (const button of document.querySelectorAll(`button[data-sc-${list}],[role=button][data-sc-${list}]`)) {
    const pressed = isIn(button.getAttribute(`data-sc-${list}`)!);
    if (pressed !== undefined) button.setAttribute('aria-pressed', String(pressed));
  }
}
