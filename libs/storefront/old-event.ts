import { warnOnce } from './old-names.js';
import { subscribe } from './shop.js';

const NAME = 'shopAddedToCart';
const warn = (): void => warnOnce(`The event ${NAME}`, 'the callback shop.onAddedToCart');

/**
 * Supports the event that version 1.5 removes, fired on document when a product was added. Listeners cause a warning:
 * at `document.addEventListener`, and, if added before this script was loaded, at the first access of `event.detail`.
 */
export function supportOldEvent(): void {
  const listen = document.addEventListener;
  document.addEventListener = function (this: Document, type: string, ...rest: unknown[]): void {
    if (type === NAME) warn();
    (listen as (...all: unknown[]) => void).call(this, type, ...rest);
  } as typeof listen;
  subscribe(({ kind, data }) => {
    if (kind !== 'added' || !data.success) return;
    const event = new CustomEvent(NAME, { bubbles: true });
    Object.defineProperty(event, 'detail', { get: () => (warn(), data) });
    document.dispatchEvent(event);
  });
}
