export const STOCK_STATES = ['in_stock', 'low', 'sold_out'] as const;
/** `low` is part of `in_stock`: the stock is at or below the limit in the shop's settings. */
export type StockState = (typeof STOCK_STATES)[number];

/** Validated parameters of an administrator's product list. Null: no filter. */
export interface AdminProductFilter {
  readonly q: string | null;
  /** Texts with the same meaning as `q`. */
  readonly alternatives?: readonly string[];
  /** Id in digits, or alias; `none`: products without a category. */
  readonly category: string | null;
  readonly published: boolean | null;
  readonly featured: boolean | null;
  readonly stock: StockState | null;
}

export const ADMIN_SORTS = ['name', 'price', 'stock', 'created_at', 'position'] as const;

export interface AdminProductSort {
  readonly key: (typeof ADMIN_SORTS)[number];
  readonly descending: boolean;
}
