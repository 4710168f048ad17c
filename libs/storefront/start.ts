import { listen } from './actions.js';
import type { ListName } from './badges.js';
import { add, get, remove, update } from './cart.js';
import { getList, putInto, takeOut } from './lists.js';
import { keepOldEvent } from './old-event.js';
import { warnOfOldNames } from './old-names.js';
import { fastOrder } from './order.js';
import { isFirst, shop, subscribe } from './shop.js';
import { showSums } from './sums.js';
import { makeRegion, tell } from './tell.js';
import type { Shop } from './types.js';

const has = (selector: string): boolean => document.querySelector(selector) !== null;
const isEmpty = (element: Element): boolean => element.textContent?.trim() === '';
const lacks = (selector: string): boolean => [...document.querySelectorAll(selector)].some(isEmpty);

/** Fills in what the page leaves open; with `all`, as when one comes back to a page that was put aside, whatever it shows. */
function fill(all: boolean): void {
  const cart = '[data-sc-cart-count],[data-sc-cart-total]';
  if (all ? has(cart) : lacks(cart)) void get();
  for (const list of ['wishlist', 'compare'] as ListName[]) {
    const open = lacks(`[data-sc-${list}-count]`) || has(`button[data-sc-${list}]:not([aria-pressed])`);
    if (all ? has(`[data-sc-${list}-count],[data-sc-${list}]`) : open) void getList(list);
  }
}

function begin(): void {
  makeRegion();
  showSums();
  fill(false);
  if (WITH_DEPRECATED) warnOfOldNames();
}

/** @param base where the shop is, unless the page has said so */
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
  if (WITH_DEPRECATED) keepOldEvent();
  listen();
  window.addEventListener('pageshow', (event) => event.persisted && fill(true));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
  return shop;
}
