import type { Data, Item } from '#panel';

export type CategoryNode = Item<'getCategoryTree'>;
export type StoredCategory = Data<'getStoredCategory'>;

/** Target of a move: below `parent`, before the category `before`; null: at the end. */
export interface CategoryPlace {
  readonly parent: number;
  readonly before: number | null;
}
