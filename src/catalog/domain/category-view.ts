/** A category in the API, with both spellings of its fields. */
export interface CategoryView {
  readonly id: number;
  readonly name: string;
  readonly pagetitle: string;
  readonly alias: string;
  readonly description: string;
  readonly image: string | null;
  /** 0 at the top level. */
  readonly parent: number;
  readonly parent_id: number;
  readonly published: 0 | 1;
  readonly position: number;
  readonly version: number;
  /** Absolute URL of the category's page. */
  readonly link: string;
  /** Number of published products in the category, without subcategories. */
  readonly products_count: number;
  readonly children: CategoryLink[];
}

export interface CategoryLink {
  readonly id: number;
  readonly name: string;
  readonly alias: string;
}

export interface CategoryRow {
  id: number;
  name: string;
  alias: string;
  description: string;
  image: string | null;
  parent_id: number | null;
  published: boolean;
  position: number;
  version: number;
  products_count: number;
  children: CategoryLink[];
}

/** Absolute URL of a category's page. */
export const categoryLink = (baseUrl: string, alias: string): string => `${baseUrl}/category/${alias}`;

export const categoryView = (row: CategoryRow, baseUrl: string): CategoryView => ({
  id: row.id,
  name: row.name,
  pagetitle: row.name,
  alias: row.alias,
  description: row.description,
  image: row.image,
  parent: row.parent_id ?? 0,
  parent_id: row.parent_id ?? 0,
  published: row.published ? 1 : 0,
  position: row.position,
  version: row.version,
  link: categoryLink(baseUrl, row.alias),
  products_count: row.products_count,
  children: row.children,
});

export const CATEGORY_SORTS = ['position', '-position', 'name', '-name'] as const;
export type CategorySort = (typeof CATEGORY_SORTS)[number];
