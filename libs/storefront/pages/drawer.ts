import type { Change, Product } from '../types.js';

/**
 * What was added to the cart is shown in a drawer with the way to the checkout, instead of a message. Its contents come
 * from the shop, in the page's language; without them the message is shown as usual.
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

/** The script's next message, which is about what was added, waits for the drawer. */
function watch({ kind, data }: Change): void {
  const { shop } = window;
  if (kind !== 'added' || !data.success || !drawer || !shop) return;
  const { tell } = shop;
  const instead: typeof tell = (message, failed) => {
    if (message !== data.message) return tell(message, failed);
    void open(data.product).then((shown) => shown || tell(message, failed));
  };
  shop.tell = instead;
  // a call by a script of the page's own is followed by no message
  setTimeout(() => {
    if (shop.tell === instead) shop.tell = tell;
  });
}

if (drawer) {
  // beside the drawer
  drawer.addEventListener('click', ({ target }) => target === drawer && drawer.close());
  document.addEventListener('DOMContentLoaded', () => window.shop?.subscribe(watch));
}
