/** A holder's list of products. Both kinds are alike but for the table. */
export interface ProductList {
  readonly table: 'wishlist_item' | 'compare_item';
  /** Products a holder may have in it; the oldest make room. */
  readonly max: number;
}

export const WISHLIST: ProductList = { table: 'wishlist_item', max: 500 };
export const COMPARISON: ProductList = { table: 'compare_item', max: 20 };
