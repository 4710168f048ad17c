import { attributeParameter } from '../../catalog/index.js';
import type { ListQuery } from './list-query.js';

/** The canonical URL of a list: independent of the order of parameters. */
export function listAddress(
  path: string,
  { q, attributes, priceMin, priceMax, inStock, sort, page }: ListQuery,
): string {
  const parameters = new URLSearchParams();
  if (q) parameters.append('q', q);
  for (const { attribute, values } of inOrder(attributes, (one) => one.attribute)) {
    for (const value of inOrder(values, (one) => one)) parameters.append(attributeParameter(attribute), value);
  }
  if (priceMin) parameters.append('price_min', String(priceMin.toNumber()));
  if (priceMax) parameters.append('price_max', String(priceMax.toNumber()));
  if (inStock) parameters.append('in_stock', '1');
  if (sort) parameters.append('sort', sort);
  if (page > 1) parameters.append('page', String(page));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

const inOrder = <T>(list: readonly T[], key: (one: T) => string): T[] =>
  list.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
