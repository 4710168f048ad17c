export const STOCK_STATES = ['in_stock', 'low', 'sold_out'] as const;
/** `low` is part of `in_stock`: so few pieces as the shop's setting says, or fewer. */
export type StockState = (typeof STOCK_STATES)[number];
