/** A page of the shop, before it is rendered. */
export interface Page {
  /** Below views/storefront, e.g. `category`. */
  readonly template: string;
  readonly title: string;
  /** For search engines; '' or missing: none. */
  readonly description?: string;
  /** Path below BASE_URL, with the query that is part of what the page is: `/category/tea?page=2`. */
  readonly address: string;
  /** Whether search engines may list it. */
  readonly index?: boolean;
  /** Of a page that they may not list: the one they list instead, as a path below BASE_URL. */
  readonly instead?: string;
  /** For those who share it; a path of the shop or an absolute URL. */
  readonly image?: string | null;
  readonly kind?: 'website' | 'product';
  /** schema.org objects. */
  readonly data?: readonly object[];
  /** Value of the search field. */
  readonly searched?: string;
  readonly variables: object;
}

/** A page that is the same for everybody, and what it depends on (see ReadCache). */
export interface PublicPage {
  readonly page: Page;
  readonly tags: readonly string[];
}
