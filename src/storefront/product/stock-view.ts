import type { Say } from './say.js';

export interface StockView {
  readonly state: 'in_stock' | 'low' | 'sold_out';
  readonly text: string;
}

/** @param low pieces: so many or fewer are told by number */
export function stockView(pieces: number, low: number, say: Say): StockView {
  if (pieces < 1) return { state: 'sold_out', text: say('stock.sold_out') };
  return pieces <= low
    ? { state: 'low', text: say('stock.low', { count: pieces }) }
    : { state: 'in_stock', text: say('stock.in_stock') };
}
