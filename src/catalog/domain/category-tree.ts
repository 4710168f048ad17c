/** A category in the tree of the panel. */
export interface CategoryNode {
  readonly id: number;
  /** Translated name. */
  readonly name: string;
  readonly alias: string;
  /** 0 at the top level. */
  readonly parent: number;
  readonly position: number;
  readonly published: 0 | 1;
  readonly version: number;
  /** Number of products directly in the category, published or not. */
  readonly all_products_count: number;
}

/** Position of a category among its siblings. */
export interface PlacedCategory {
  readonly id: number;
  readonly position: number;
  readonly version: number;
}
