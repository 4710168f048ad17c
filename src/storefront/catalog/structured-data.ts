import type { ProductCard } from '../../catalog/index.js';

/**
 * schema.org ItemList: products of one page with their own pages.
 * @param first position of the first product, from 1
 */
export const itemList = (items: readonly ProductCard[], first: number, total: number): object => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map(({ name, link }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    url: link,
    name,
  })),
});

/**
 * schema.org WebSite with its search.
 * @param baseUrl without a trailing slash
 */
export const webSite = (name: string, language: string, baseUrl: string): object => ({
  '@type': 'WebSite',
  name,
  url: `${baseUrl}/`,
  inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** schema.org Organization. */
export const organization = (name: string, baseUrl: string): object => ({
  '@type': 'Organization',
  name,
  url: `${baseUrl}/`,
});
