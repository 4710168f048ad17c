import type { Language } from '#kernel';
import type { Facet } from '../../catalog/index.js';
import { listAddress } from './list-address.js';
import type { ListQuery } from './list-query.js';

export interface AppliedFilter {
  readonly text: string;
  /** URL of the list without this filter. */
  readonly link: string;
}

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** Active filters of the list, each with a link that removes it. */
export function appliedFilters(
  path: string,
  query: ListQuery,
  facets: readonly Facet[],
  language: Language,
  translate: Translate,
): AppliedFilter[] {
  const without = (change: Partial<ListQuery>): string => listAddress(path, { ...query, page: 1, ...change });
  const attributes = query.attributes.flatMap(({ attribute, values }) =>
    values.map((value) => {
      const facet = facets.find((one) => one.attribute === attribute);
      const left = query.attributes.map((one) =>
        one.attribute === attribute ? { attribute, values: values.filter((other) => other !== value) } : one,
      );
      return {
        text: `${facet?.label ?? attribute}: ${facet?.values.find((one) => one.value === value)?.label ?? value}`,
        link: without({ attributes: left.filter((one) => one.values.length > 0) }),
      };
    }),
  );
  return [
    ...attributes,
    ...(query.priceMin
      ? [
          {
            text: translate('filters.from', { price: query.priceMin.format(language) }),
            link: without({ priceMin: null }),
          },
        ]
      : []),
    ...(query.priceMax
      ? [
          {
            text: translate('filters.to', { price: query.priceMax.format(language) }),
            link: without({ priceMax: null }),
          },
        ]
      : []),
    ...(query.inStock ? [{ text: translate('filters.in_stock'), link: without({ inStock: false }) }] : []),
  ];
}
