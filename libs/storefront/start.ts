import { listen } from './actions.js';
import type { ListName } from './badges.js';
import { add, get, remove, update } from './cart.js';
import { getList, putInto, takeOut } from './lists.js';
import { supportOldEvent } from './old-event.js';
import { warnOfOldNames } from './old-names.js';
import { fastOrder } from './order.js';
import { isFirst, shop, subscribe } from './shop.js';
import { showSums } from './sums.js';
import { makeRegion, tell } from './tell.js';
import type { Shop } from './types.js';

const has = (selector: string): boolean => document.querySelector(selector) !== null;
const isEmpty = (element: Element): boolean => element.textContent?.trim() === '';
const lacks = (selector: string): boolean => [...document.querySelectorAll(selector)].some(isEmpty);

/**
 * Loads the values that the page leaves empty, or with `all` (page restored from the back/forward cache) all values.
 */
function fillIn(all: boolean): void {
  const cart = '[data-sc-cart-count],[data-sc-cart-total]';
  if (all ? has(cart) : lacks(cart)) void get();
  for (const list of ['wishlist', 'compare'] as ListName[]) {
    const open = lacks(`[data-sc-${list}-count]`) || has(`button[data-sc-${list}]:not([aria-pressed])`);
    if (all ? has(`[data-sc-${list}-count],[data-sc-${list}]`) : open) void getList(list);
  }
}

function initialize(): void {
  makeRegion();
  showSums();
  fillIn(false);
  if (WITH_DEPRECATED) warnOfOldNames();
}

/** @param base URL of the shop, unless the page has set one */
export function start(base: string): Shop {
  if (!isFirst) return shop;
  const page = { base: shop.base ?? base, tell: shop.tell ?? tell };
  Object.assign(shop, page, {
    version: VERSION,
    subscribe,
    fastOrder,
    cart: {
      get,
      add: (id: number, quantity?: number, variantId?: number | null) => add(id, quantity, variantId),
      update: (id: number, quantity: number) => update(id, quantity),
      remove: (id: number) => remove(id),
    },
    wishlist: { get: () => getList('wishlist'), toggle: (id: number) => putInto('wishlist', id) },
    compare: {
      get: () => getList('compare'),
      add: (id: number) => putInto('compare', id),
      remove: (id: number) => takeOut('compare', id),
    },
  } satisfies Partial<Shop>);
  window.shop = shop;
  if (WITH_DEPRECATED) supportOldEvent();
  listen();
  window.addEventListener('pageshow', (event) => event.persisted && fillIn(true));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', initialize);
  else initialize();
  return shop;
}
