import type { Language, Money } from '#kernel';

/** What a page's head says of its reader. */
export interface Visitor {
  readonly language: Language;
  readonly isCustomer: boolean;
  readonly cart: { readonly count: number; readonly total: Money };
  readonly wishlist: readonly number[];
  readonly compare: readonly number[];
}
