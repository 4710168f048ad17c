import type { Change } from '../types.js';

/** Adds a link to the cart to the notice that a product was added; the label is in the page. */
function lead({ kind, data }: Change): void {
  // listeners are notified first, then the reader
  if (kind === 'added' && data.success) setTimeout(() => link(data.message));
}

function link(message: string): void {
  const toast = document.querySelector('.sc-toast');
  const template = document.querySelector<HTMLTemplateElement>('template[data-to-cart]');
  if (template && toast?.textContent === message) toast.append(' ', template.content.cloneNode(true));
}

document.addEventListener('DOMContentLoaded', () => window.shop?.subscribe(lead));
