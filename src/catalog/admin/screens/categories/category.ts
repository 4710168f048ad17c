import type { Data, Item } from '#panel';

export type CategoryNode = Item<'getCategoryTree'>;
export type StoredCategory = Data<'getStoredCategory'>;

/** Where a category goes: below `parent`, in front of `before`; null: the last place. */
export interface CategoryPlace {
  readonly parent: number;
  readonly before: number | null;
}
