import type { Change } from '../types.js';
import { refreshLive } from './live.js';

/**
 * Pages that show the cart or a list follow the changes of the shop's script, also after a refusal, because the page is
 * then outdated.
 */
const follow = ({ data }: Change): void => (data.code === 'network' ? undefined : refresh());

function refresh(): void {
  if (document.querySelector('[data-live]:not([data-live=asked])')) void refreshLive();
}

// Deferred scripts after this one have run by then.
document.addEventListener('DOMContentLoaded', () => window.shop?.subscribe(follow));

/** A page restored from the back/forward cache may be outdated. */
window.addEventListener('pageshow', (event) => {
  if (event.persisted) refresh();
});
