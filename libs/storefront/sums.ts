import { idOf } from './attributes.js';
import { formatMoney } from './money.js';
import { isQuantityField, surroundings } from './near.js';

/**
 * `data-sc-sum` near a price and a quantity field shows price × quantity, formatted as money with `data-sc-currency` on
 * the element or a parent.
 */
export function showSums(): void {
  for (const sum of document.querySelectorAll('[data-sc-sum]')) {
    const place = surroundings(sum);
    // The price is that of the chosen variant, or else of the first one.
    const priced = place.querySelector(':checked[data-sc-price]') ?? place.querySelector('[data-sc-price]');
    const price = priced?.getAttribute('data-sc-price');
    if (!price || Number.isNaN(Number(price))) continue;
    const field = [...place.querySelectorAll('input,select')].find(isQuantityField);
    const currency = sum.closest('[data-sc-currency]')?.getAttribute('data-sc-currency') ?? null;
    const text = formatMoney(price, currency, idOf(field?.value ?? null) ?? 1);
    if (sum.textContent !== text) sum.textContent = text;
  }
}
