import { showPicture } from './gallery.js';

/** On a product's page price, stock, picture, SKU and the maximum quantity follow the chosen variant. */
const form = document.querySelector<HTMLElement>('[data-buy]');
const quantity = form?.querySelector<HTMLInputElement>('input[name=quantity]');

const all = (selector: string): Element[] => [...(form?.querySelectorAll(selector) ?? [])];

const show = (name: string, text: string): void => {
  for (const place of all(`[data-${name}]`)) if (place.textContent !== text) place.textContent = text;
};

/** Limits the field to 1 up to the stock. */
function bound(): void {
  if (!quantity) return;
  const most = Number(quantity.max) || 1;
  const clamped = Math.min(Math.max(Math.trunc(Number(quantity.value)) || 1, 1), most);
  if (quantity.value !== String(clamped)) quantity.value = String(clamped);
  form?.querySelector('[data-sc-decrement]')?.setAttribute('aria-disabled', String(clamped <= 1));
  form?.querySelector('[data-sc-increment]')?.setAttribute('aria-disabled', String(clamped >= most));
}

function showOldPrice(old: string): void {
  for (const price of all('[data-price]')) price.classList.toggle('price--offer', old !== '');
  const place = form?.querySelector<HTMLElement>('[data-old-price]');
  const struck = place?.querySelector('s');
  if (!place || !struck) return;
  place.hidden = old === '';
  struck.textContent = old;
}

/** Shows the chosen variant in the phone's buy bar and above the back-in-stock form. */
function showTitle(title: string): void {
  for (const place of document.querySelectorAll('[data-variant-title]')) place.textContent = title;
}

/** If the variant is sold out, shows the back-in-stock form instead of the button. */
function showAlert(variant: string, isSoldOut: boolean): void {
  form?.classList.toggle('buy--none', isSoldOut);
  const alert = document.querySelector<HTMLElement>('[data-stock-alert]');
  const chosen = alert?.querySelector<HTMLInputElement>('[data-alert-variant]');
  if (!alert || !chosen) return;
  alert.hidden = !isSoldOut;
  chosen.value = variant;
}

/** Updates the page for the visitor; the shop's script reads the choice itself. */
function choose({ value, dataset }: HTMLInputElement): void {
  const { title = '', scPrice = '', now = '', old = '', most = '1', number = '', state = '', text = '' } = dataset;
  show('price', now);
  showOldPrice(old);
  show('stock', text);
  showTitle(title);
  showAlert(value, state === 'sold_out');
  const stock = form?.querySelector('[data-stock]');
  if (stock) stock.className = `stock stock--${state}`;
  if (number !== '') show('sku', number);
  for (const button of all('[data-sc-buy]')) button.setAttribute('data-sc-price', scPrice);
  if (dataset['picture']) showPicture(dataset['picture']);
  const fast = form?.querySelector<HTMLAnchorElement>('a[data-sc-fast-buy]');
  if (fast) {
    const address = new URL(fast.href);
    address.searchParams.set('variant_id', value);
    fast.href = address.href;
  }
  if (quantity) quantity.max = most;
  bound();
}

form?.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'variant_id') choose(target);
  else if (target === quantity) bound();
});
// The browser may have restored another choice than the page was rendered with.
const checked = form?.querySelector<HTMLInputElement>('input[name=variant_id]:checked');
if (checked) choose(checked);
else bound();
