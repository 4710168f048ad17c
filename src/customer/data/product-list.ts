/** A list of products of a customer or guest. Both lists work alike and differ in their table. */
export interface ProductList {
  readonly table: 'wishlist_item' | 'compare_item';
  /** The most products in it; the oldest are removed. */
  readonly max: number;
}

export const WISHLIST: ProductList = { table: 'wishlist_item', max: 500 };
export const COMPARISON: ProductList = { table: 'compare_item', max: 20 };
