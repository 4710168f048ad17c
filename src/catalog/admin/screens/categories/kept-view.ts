import type { Data } from '#panel';

/**
 * State of the tree when the page was left. Each category has its own URL, and the tree must not jump when another one
 * is opened.
 */
export const kept: {
  toggled: ReadonlySet<number>;
  allOpen: boolean | null;
  wanted: string;
  /** Scroll position in pixels. */
  scroll: number;
  /** Shown until the tree is reloaded. */
  tree: Data<'getCategoryTree'> | null;
} = { toggled: new Set(), allOpen: null, wanted: '', scroll: 0, tree: null };
