import type { ListQuery } from './list-query.js';

/** The address of a list: the same question always reads the same, whatever order it was asked in. */
export function listAddress(
  path: string,
  { q, attributes, priceMin, priceMax, inStock, sort, page }: ListQuery,
): string {
  const asked = new URLSearchParams();
  if (q) asked.append('q', q);
  for (const { attribute, values } of inOrder(attributes, (one) => one.attribute)) {
    for (const value of inOrder(values, (one) => one)) asked.append(`attributes[${attribute}]`, value);
  }
  if (priceMin) asked.append('price_min', String(priceMin.toNumber()));
  if (priceMax) asked.append('price_max', String(priceMax.toNumber()));
  if (inStock) asked.append('in_stock', '1');
  if (sort) asked.append('sort', sort);
  if (page > 1) asked.append('page', String(page));
  return asked.size > 0 ? `${path}?${asked}` : path;
}

const inOrder = <T>(list: readonly T[], key: (one: T) => string): T[] =>
  list.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
