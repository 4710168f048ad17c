import type { StockState } from './stock-state.js';

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
