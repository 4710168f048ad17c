import type { Language } from '#kernel';
import { pictureSet, type CategoryView, type PictureSet } from '../../catalog/index.js';

export interface CategoryTile {
  readonly name: string;
  readonly alias: string;
  readonly image: PictureSet | null;
  /** Number of products including subcategories. */
  readonly count: number;
  /** The formatted number. */
  readonly number: string;
}

/** Direct subcategories of `parent` (0: the top level), each with its total number of products. */
export function tilesBelow(parent: number, tree: readonly CategoryView[], language: Language): CategoryTile[] {
  const below = (id: number): CategoryView[] => tree.filter((category) => category.parent === id);
  const countIn = (category: CategoryView): number =>
    below(category.id).reduce((sum, child) => sum + countIn(child), category.products_count);
  return below(parent).map((category) => {
    const count = countIn(category);
    return {
      name: category.name,
      alias: category.alias,
      image: category.image === null ? null : pictureSet(category.image, 400),
      count,
      number: count.toLocaleString(language),
    };
  });
}

/** Path from the top level to the category's parent. */
export function pathTo({ parent }: CategoryView, tree: readonly CategoryView[]): CategoryView[] {
  const path: CategoryView[] = [];
  for (let id = parent; id !== 0 && path.length < tree.length;) {
    const category = tree.find((one) => one.id === id);
    if (!category) break;
    path.unshift(category);
    id = category.parent;
  }
  return path;
}
