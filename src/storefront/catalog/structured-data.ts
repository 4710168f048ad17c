import type { ProductCard } from '../../catalog/index.js';

export interface Crumb {
  readonly name: string;
  /** Path below BASE_URL. */
  readonly path: string;
}

/** schema.org BreadcrumbList. @param baseUrl without a slash at its end, as all of these */
export const breadcrumbList = (crumbs: readonly Crumb[], baseUrl: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: baseUrl + path })),
});

/** schema.org ItemList: products of one page, by their own pages. @param first number of the first one, from 1 */
export const itemList = (items: readonly ProductCard[], first: number, total: number): object => ({
  '@type': 'ItemList', numberOfItems: total,
  itemListElement: items.map(({ name, link }, index) => ({ '@type': 'ListItem', position: first + index, url: link, name })),
});

/** schema.org WebSite, with how it is searched. */
export const webSite = (name: string, language: string, baseUrl: string): object => ({
  '@type': 'WebSite', name, url: `${baseUrl}/`, inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction', target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/search?q={search_term_string}` }, 'query-input': 'required name=search_term_string',
  },
});

/** schema.org Organization. */
export const organization = (name: string, baseUrl: string): object => ({ '@type': 'Organization', name, url: `${baseUrl}/` });
