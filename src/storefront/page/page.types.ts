/** A page of the shop, before it is rendered. */
export interface Page {
  /** Template below views/storefront, e.g. `category`. */
  readonly template: string;
  readonly title: string;
  /** Description for search engines; '' or missing: none. */
  readonly description?: string;
  /** Path below BASE_URL, with the query if it determines the content: `/category/tea?page=2`. */
  readonly address: string;
  /** Whether search engines may list it. */
  readonly index?: boolean;
  /** For a page that search engines may not list: the path of the page that they list instead, below BASE_URL. */
  readonly instead?: string;
  /** Picture for shared links: a path of the shop or an absolute URL. */
  readonly image?: string | null;
  readonly kind?: 'website' | 'product';
  /** schema.org objects. */
  readonly data?: readonly object[];
  /** Value of the search field. */
  readonly searched?: string;
  readonly variables: object;
}

/** A page that is the same for all visitors, with its cache tags (see ReadCache). */
export interface PublicPage {
  readonly page: Page;
  readonly tags: readonly string[];
}
