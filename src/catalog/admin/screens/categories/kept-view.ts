import type { Data } from '#panel';

/** How the tree was left: each category has an address of its own, and going to it must not shake the tree. */
export const kept: {
  toggled: ReadonlySet<number>;
  allOpen: boolean | null;
  wanted: string;
  /** Pixels. */
  scroll: number;
  /** Shown until the tree is loaded again. */
  tree: Data<'getCategoryTree'> | null;
} = { toggled: new Set(), allOpen: null, wanted: '', scroll: 0, tree: null };
