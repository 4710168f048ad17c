import type { CartData, Change, Product } from '../types.js';

/**
 * After a product is added to the cart, opens a drawer with the cart and a link to the checkout. The server renders the
 * content of the drawer; if the content cannot be loaded, the page shows a message instead. An open drawer covers the
 * messages of the page, so it shows messages about changed quantities itself.
 */
const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
const lines = drawer?.querySelector('[data-drawer-lines]');
const said = drawer?.querySelector<HTMLElement>('[data-drawer-said]');

/** The added line, which the drawer shows first: the product id, e.g. `12`, or with the variant id, `12-34`. */
let added = '';
/** Number of the last request. Responses to earlier requests are ignored. */
let turn = 0;

async function load(): Promise<boolean> {
  const { shop } = window;
  if (!drawer || !lines || !shop || typeof drawer.showModal !== 'function') return false;
  const mine = ++turn;
  const language = encodeURIComponent(document.documentElement.lang);
  try {
    const answer = await fetch(`${shop.base}/cart/mini?added=${added}&lang=${language}`);
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (mine === turn) replace(lines, document.adoptNode(page.body));
    return true;
  } catch {
    return false;
  }
}

/** Replaces the lines, but keeps the focus and the quantities that the user typed during the request. */
function replace(place: Element, fresh: HTMLElement): void {
  for (const old of place.querySelectorAll<HTMLInputElement>('input[id]')) {
    const again = fresh.querySelector<HTMLInputElement>(`#${old.id}`);
    if (again && old.value !== old.defaultValue) again.value = old.value;
  }
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  place.replaceChildren(...fresh.childNodes);
  if (focused) (document.getElementById(focused.id) ?? drawer?.querySelector('h2'))?.focus();
}

async function open({ id, variant_id: variant }: Product): Promise<boolean> {
  added = variant === null ? String(id) : `${id}-${variant}`;
  if (!(await load()) || !drawer) return false;
  say('');
  if (!drawer.open) drawer.showModal();
  return true;
}

function say(message: string, failed = false): void {
  if (!said) return;
  said.textContent = message;
  said.toggleAttribute('data-failed', failed);
}

/** Reloads the drawer after a change of the cart. Closes the drawer if the cart is empty. */
async function follow(data: CartData): Promise<void> {
  if (data.success && data.miniCart.count === 0) return drawer?.close();
  await load();
}

function watch(change: Change): void {
  if (change.kind === 'added') return watchAddition(change.data);
  if (!drawer?.open || (change.kind !== 'updated' && change.kind !== 'removed')) return;
  takeMessages((message, failed) => say(message, failed));
  void follow(change.data);
}

/** Delays the script's next message, which is about the addition, until the drawer is loaded. */
function watchAddition(data: CartData): void {
  const { shop } = window;
  if (!data.success || !drawer || !shop) return;
  const { tell } = shop;
  takeMessages((message, failed) => {
    if (message !== data.message) return tell(message, failed);
    void open(data.product).then((shown) => shown || tell(message, failed));
  });
}

/** Passes the page's next message to `handle` instead of showing it. */
function takeMessages(handle: (message: string, failed?: boolean) => void): void {
  const { shop } = window;
  if (!shop) return;
  const { tell } = shop;
  const instead: typeof tell = handle;
  shop.tell = instead;
  // If a script of the page made the call, no message follows.
  setTimeout(() => {
    if (shop.tell === instead) shop.tell = tell;
  });
}

if (drawer) {
  // A click beside the drawer closes it.
  drawer.addEventListener('click', ({ target }) => target === drawer && drawer.close());
  document.addEventListener('DOMContentLoaded', () => window.shop?.subscribe(watch));
}
