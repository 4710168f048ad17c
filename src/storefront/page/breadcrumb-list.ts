export interface Crumb {
  readonly name: string;
  /** Path below BASE_URL. */
  readonly path: string;
}

/**
 * schema.org BreadcrumbList.
 * @param baseUrl without a trailing slash
 */
export const breadcrumbList = (crumbs: readonly Crumb[], baseUrl: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: baseUrl + path,
  })),
});
