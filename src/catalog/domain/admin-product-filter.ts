export const STOCK_STATES = ['in_stock', 'low', 'sold_out'] as const;
/** `low` is part of `in_stock`: so few pieces as the shop's setting says, or fewer. */
export type StockState = (typeof STOCK_STATES)[number];

/** What an administrator's product list is asked for, checked. null: does not matter. */
export interface AdminProductFilter {
  readonly q: string | null;
  /** Texts that mean the same as `q`. */
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
