export const STOCK_STATES = ['in_stock', 'low', 'sold_out'] as const;
/** `low` is part of `in_stock`. */
export type StockState = (typeof STOCK_STATES)[number];

/** So few pieces, or fewer, are worth ordering new ones. */
export const LOW_STOCK = 5;
