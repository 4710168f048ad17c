import { refreshLive, REFRESHED } from './live.js';

/** Where the cart goes, and how: a choice counts at once. The head's sum follows. */
document.addEventListener('change', ({ target }) => {
  const form = (target as Element).closest<HTMLFormElement>('form[data-live-form]');
  if (form) void send(form);
});

async function send(form: HTMLFormElement): Promise<void> {
  if (await refreshLive(form.action, new FormData(form))) await window.shop?.cart.get();
}

/** What a reader sees change, a screen reader says. */
document.addEventListener(REFRESHED, () => {
  const status = document.querySelector('[data-cart-status]');
  const told = document.getElementById('cart')?.dataset['told'] ?? '';
  if (status && status.textContent !== told) status.textContent = told;
});
