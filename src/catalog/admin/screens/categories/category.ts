import type { Language } from '#panel';

/** As the tree is read: GET /api/admin/categories. */
export interface CategoryNode {
  readonly id: number;
  readonly name: string;
  readonly alias: string;
  /** 0 at the top. */
  readonly parent: number;
  readonly position: number;
  readonly published: 0 | 1;
  readonly version: number;
  readonly all_products_count: number;
}

type Texts = Readonly<Partial<Record<'name' | 'description', string>>>;

/** As one is read for editing: GET /api/admin/categories/{id}. */
export interface StoredCategory extends CategoryNode {
  readonly description: string;
  readonly image: string | null;
  readonly own_language: Language;
  readonly translations: Readonly<Partial<Record<Language, Texts>>>;
  readonly children_count: number;
  readonly link: string;
}

/** Where a category goes: below `parent`, in front of `before`; null: the last place. */
export interface CategoryPlace {
  readonly parent: number;
  readonly before: number | null;
}
