import type { Change, Shop } from './types.js';

/** The object that the page has put on `window.shop` before; an element with the id `shop` is ignored. */
function found(): Shop {
  const there: unknown = (window as { shop?: unknown }).shop;
  return (Object.prototype.toString.call(there) === '[object Object]' ? there : {}) as Shop;
}

export const shop = found();
/** If the script is loaded twice, e.g. as a classic script and as a module, only the first one is active. */
export const isFirst = shop.version === undefined;

type Callback = 'onAddedToCart' | 'onRemovedFromCart' | 'onUpdatedCart' | 'onFastOrder';
const CALLBACK: Partial<Record<Change['kind'], Callback>> = {
  added: 'onAddedToCart',
  removed: 'onRemovedFromCart',
  updated: 'onUpdatedCart',
  ordered: 'onFastOrder',
};

const listeners = new Set<(change: Change) => unknown>();

export function subscribe(listener: (change: Change) => unknown): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Errors in a page's callbacks are logged to the console and do not stop the script. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    console.error(error);
  }
}

/** Calls the page's callback, then the listeners. */
export function announce(change: Change): void {
  const name = CALLBACK[change.kind];
  // If the page has replaced the object, the callbacks of the new one are called.
  const page = window.shop ?? shop;
  attempt(() => name && (page[name] as ((data: unknown) => unknown) | undefined)?.(change.data));
  for (const listener of listeners) attempt(() => listener(change));
}
