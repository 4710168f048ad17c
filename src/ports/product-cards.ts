import type { Language } from '#kernel';

/** Injection token of `ProductCards`; the catalog module provides it globally. */
export const PRODUCT_CARDS = Symbol.for('shop.product-cards');

/** Products as lists show them, for modules that may not import the catalog. */
export interface ProductCards {
  /**
   * In the order asked, in the wire shape of an item of GET /api/products; unpublished and unknown ones are left out.
   */
  cards(ids: number[], language: Language): Promise<Array<{ readonly id: number }>>;
  /** Whether the product can be shown to customers. */
  exists(id: number): Promise<boolean>;
}
