import type { Change, Product } from '../types.js';

/**
 * Shows an addition to the cart in a drawer with a link to the checkout, instead of a message. The server renders its
 * contents; if they cannot be loaded, the message is shown.
 */
const drawer = document.querySelector<HTMLDialogElement>('[data-drawer]');
const lines = drawer?.querySelector('[data-drawer-lines]');

async function open(product: Product): Promise<boolean> {
  const { shop } = window;
  if (!drawer || !lines || !shop || typeof drawer.showModal !== 'function') return false;
  const added = product.variant_id === null ? product.id : `${product.id}-${product.variant_id}`;
  const language = encodeURIComponent(document.documentElement.lang);
  try {
    const answer = await fetch(`${shop.base}/cart/mini?added=${added}&lang=${language}`);
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    lines.replaceChildren(...document.adoptNode(page.body).childNodes);
  } catch {
    return false;
  }
  if (!drawer.open) drawer.showModal();
  return true;
}

/** Delays the script's next message, which is about the addition, until the drawer is loaded. */
function watch({ kind, data }: Change): void {
  const { shop } = window;
  if (kind !== 'added' || !data.success || !drawer || !shop) return;
  const { tell } = shop;
  const instead: typeof tell = (message, failed) => {
    if (message !== data.message) return tell(message, failed);
    void open(data.product).then((shown) => shown || tell(message, failed));
  };
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
