import { attribute, idOf, withAttribute } from './attributes.js';
import type { ListName } from './badges.js';
import { isBusy, whileBusy } from './busy.js';
import { add, findLine, get, knownProduct, remove, removed } from './cart.js';
import { openFastOrder } from './fast-order.js';
import { changeSoon, forget, sendAll } from './lines.js';
import { putInto } from './lists.js';
import { isQuantityField, lineOf, quantityFor, variantFor } from './near.js';
import { notifyOutcome } from './notify-outcome.js';
import { sentence } from './sentences.js';
import { stepCart, stepField } from './step.js';
import { showSums } from './sums.js';
import { clear } from './tell.js';

/**
 * Action of a click on `data-sc-{name}`. Returns a promise for which the button is disabled, null if the action is
 * complete, and undefined if the click is not handled, so that the link or form around the button works as usual.
 */
type Action = (button: Element, productId: number | null) => (() => Promise<void>) | null | undefined;

const list =
  (name: ListName): Action =>
  (_button, productId) =>
    productId === null ? undefined : async () => notifyOutcome(await putInto(name, productId));

const step =
  (by: 1 | -1): Action =>
  (button, productId) => {
    if (productId === null && !lineOf(button)) return undefined;
    return stepField(button, productId ?? 0, by) ? null : () => stepCart(button, productId ?? 0, by);
  };

const ACTIONS: Record<string, Action> = {
  buy(button, productId) {
    if (productId === null) return undefined;
    const quantity = quantityFor(button, productId);
    if (quantity === null) return null;
    return async () =>
      notifyOutcome(await add(productId, quantity, variantFor(button), attribute(button, 'price') ?? ''));
  },

  remove(button, productId) {
    const itemId = lineOf(button)?.itemId ?? null;
    if (itemId === null && productId === null) return undefined;
    return async () => notifyOutcome(await removeLine(button, itemId, productId ?? 0));
  },

  wishlist: list('wishlist'),
  compare: list('compare'),
  increment: step(1),
  decrement: step(-1),

  /** Without a product the whole cart is ordered. */
  'fast-buy'(button, productId) {
    const quantity = productId === null ? 1 : quantityFor(button, productId);
    if (quantity === null) return null;
    const variantId = variantFor(button);
    const request =
      productId === null
        ? {}
        : { product_id: productId, quantity, ...(variantId !== null && { variant_id: variantId }) };
    return () => openFastOrder(button, request);
  },
};

async function removeLine(button: Element, itemId: number | null, productId: number) {
  const variantId = variantFor(button);
  const about = knownProduct(productId, variantId);
  if (itemId === null) {
    const cart = await get();
    itemId = findLine(cart, productId, variantId)?.id ?? null;
    if (!cart.success) return removed({ ...cart, product: about });
    if (itemId === null)
      return removed({
        ...cart,
        success: false,
        code: 'unknown_item',
        message: sentence('gone'),
        product: about,
        cart: null,
      });
  }
  forget(itemId);
  return remove(itemId, about);
}

const NAMES = Object.keys(ACTIONS);
const SELECTOR = NAMES.map((name) => withAttribute(name)).join();

/** Whether the script handles the click: not if it opens a new tab or window, or if the page has handled it. */
const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function clicked(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest(SELECTOR);
  if (!button || button instanceof HTMLFormElement || !isPlain(event)) return;
  if (isBusy(button)) return event.preventDefault();
  const name = NAMES.find((one) => button.matches(withAttribute(one)))!;
  clear();
  const work = ACTIONS[name]!(button, idOf(attribute(button, name)));
  if (work === undefined) return;
  event.preventDefault();
  if (work) void whileBusy(button, work);
}

function edited({ target, type }: Event): void {
  if (!(target instanceof Element)) return;
  if (type === 'change' && isQuantityField(target)) changeSoon(target);
  showSums();
}

/** Listens on document, so that elements added later work too. */
export function listen(): void {
  document.addEventListener('click', clicked);
  document.addEventListener('input', edited);
  document.addEventListener('change', edited);
  window.addEventListener('pagehide', sendAll);
}
