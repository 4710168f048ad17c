import type { Change } from '../types.js';

/** From the sentence that says what is in the cart, a link to it; its words stand in the page. */
function lead({ kind, data }: Change): void {
  // the change is told to the listeners first, then to the reader
  if (kind === 'added' && data.success) setTimeout(() => link(data.message));
}

function link(told: string): void {
  const toast = document.querySelector('.sc-toast');
  const words = document.querySelector<HTMLTemplateElement>('template[data-to-cart]');
  if (words && toast?.textContent === told) toast.append(' ', words.content.cloneNode(true));
}

document.addEventListener('DOMContentLoaded', () => window.shop?.subscribe(lead));
