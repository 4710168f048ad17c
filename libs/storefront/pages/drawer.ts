import type { CartData, Change, Product } from '../types.js';

/**
 * Shows an addition to the cart in a drawer with a link to the checkout, instead of a message. The server renders its
 * contents; if they cannot be loaded, the message is shown. Quantities can be changed in the drawer, which then shows
 * the messages itself, because they would be behind it.
 */
const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
const lines = drawer?.querySelector('[data-drawer-lines]');
const said = drawer?.querySelector<HTMLElement>('[data-drawer-said]');

/** Which line is the first: `12`, or `12-34` with a variant. */
let added = '';
/** Number of the last request; answers of earlier ones are ignored. */
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

/** Keeps the focus, and quantities that were typed since the request. */
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

/** Follows a change that was made while the drawer is open; an empty cart closes it. */
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

/** Handles the message that follows the change. */
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
