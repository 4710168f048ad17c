import type { Language, Money } from '#kernel';

/** Data of the visitor in a page's header. */
export interface Visitor {
  readonly language: Language;
  readonly isCustomer: boolean;
  readonly cart: { readonly count: number; readonly total: Money };
  readonly wishlist: readonly number[];
  readonly compare: readonly number[];
}
