/** A category as the tree of the panel shows it. */
export interface CategoryNode {
  readonly id: number;
  /** In the reader's language. */
  readonly name: string;
  readonly alias: string;
  /** 0 at the top. */
  readonly parent: number;
  readonly position: number;
  readonly published: 0 | 1;
  readonly version: number;
  /** Directly in it, published or not. */
  readonly all_products_count: number;
}

/** Where a category is among its siblings. */
export interface PlacedCategory {
  readonly id: number;
  readonly position: number;
  readonly version: number;
}
