import { refreshLive, REFRESHED } from './live.js';

/** Country and shipping method of the cart take effect at once, also in the total of the header. */
document.addEventListener('change', ({ target }) => {
  const form = (target as Element).closest<HTMLFormElement>('form[data-live-form]');
  if (form) void send(form);
});

async function send(form: HTMLFormElement): Promise<void> {
  if (await refreshLive(form.action, new FormData(form))) await window.shop?.cart.get();
}

/** Announces visible changes to screen readers. */
document.addEventListener(REFRESHED, () => {
  const status = document.querySelector('[data-cart-status]');
  const announced = document.getElementById('cart')?.dataset['announced'] ?? '';
  if (status && status.textContent !== announced) status.textContent = announced;
});
