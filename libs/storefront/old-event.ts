import { warnOnce } from './old-names.js';
import { subscribe } from './shop.js';

const NAME = 'shopAddedToCart';
const warn = (): void => warnOnce(`The event ${NAME}`, 'the callback shop.onAddedToCart');

/**
 * The event that 1.5 is without: fired on document for what was added. Whoever listens is warned: at `document.addEventListener`, and,
 * having listened before this script came, at the first look at `event.detail`.
 */
export function keepOldEvent(): void {
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
