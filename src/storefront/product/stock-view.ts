import type { Translate } from './translator.js';

export interface StockView {
  readonly state: 'in_stock' | 'low' | 'sold_out';
  readonly text: string;
}

/** @param low stock at or below this number is shown as a number */
export function stockView(pieces: number, low: number, translate: Translate): StockView {
  if (pieces < 1) return { state: 'sold_out', text: translate('stock.sold_out') };
  return pieces <= low
    ? { state: 'low', text: translate('stock.low', { count: pieces }) }
    : { state: 'in_stock', text: translate('stock.in_stock') };
}
