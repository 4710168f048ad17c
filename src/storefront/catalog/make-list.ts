import { Injectable } from '@nestjs/common';
import { currencyDigits, type Language } from '#kernel';
import { CatalogFacade, type Facet, type ProductCard, type AttributeFilter } from '../../catalog/index.js';
import { Config } from '../../platform/config/config.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { productTile } from '../page/product-tile.js';
import { appliedFilters } from './applied-filters.js';
import { facetGroups } from './facet-groups.js';
import { listAddress } from './list-address.js';
import { filterOf, isFiltered, sortOf, SORT_KEYS, withoutFilters, type ListQuery } from './list-query.js';
import { pager } from './pager.js';
import { readListQuery } from './read-list-query.js';

/** Keeps only existing attributes and values, so that an outdated URL does not give an empty page. */
function knownAttributes(requested: readonly AttributeFilter[], facets: readonly Facet[]): AttributeFilter[] {
  return requested.flatMap(({ attribute, values }) => {
    const there = facets.find((facet) => facet.attribute === attribute)?.values.map(({ value }) => value) ?? [];
    const known = values.filter((value) => there.includes(value));
    return known.length > 0 ? [{ attribute, values: known }] : [];
  });
}

/** The page of a list. */
export interface ListPlace {
  /** Path of the page below BASE_URL. */
  readonly path: string;
  /** Id or alias; null: the whole catalog. */
  readonly category: string | null;
}

/** Products per page, which fill rows of two, three and four. */
const PER_PAGE = 24;
/** Number of the last linked page; later products are found by filters. */
const LAST_PAGE = 400;

/** A list of products with its filters, for the pages of categories and of the search. */
@Injectable()
export class MakeList {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  /** The query of a URL, without unknown values. */
  async readQuery(url: string, { category }: ListPlace, language: Language): Promise<ListQuery> {
    const query = readListQuery(url, this.config.currency);
    if (query.attributes.length === 0) return query;
    return {
      ...query,
      attributes: knownAttributes(
        query.attributes,
        await this.catalog.facets(filterOf(withoutFilters(query), category), language),
      ),
    };
  }

  /** @throws not_found (404) for a page beyond the last linked one */
  async run(place: ListPlace, query: ListQuery, language: Language) {
    if (query.page > LAST_PAGE) throw commonErrors.not_found();
    const filter = filterOf(query, place.category);
    const everything = this.catalog.facets(filterOf(withoutFilters(query), place.category), language);
    const [page, found, all] = await Promise.all([
      this.catalog.list(filter, sortOf(query), { limit: PER_PAGE, offset: (query.page - 1) * PER_PAGE }, language),
      isFiltered(query) ? this.catalog.facets(filter, language) : everything,
      everything,
    ]);
    return {
      items: page.items,
      corrected: page.corrected,
      tags: [...page.tags, 'attributes'],
      list: this.view(place, query, language, { ...page, found, all }),
    };
  }

  private view(
    { path }: ListPlace,
    query: ListQuery,
    language: Language,
    {
      items,
      total,
      found,
      all,
    }: { items: ProductCard[]; total: number; found: readonly Facet[]; all: readonly Facet[] },
  ) {
    const translate = (key: string, args?: Record<string, unknown>): string =>
      this.messages.translate(language, `storefront-catalog.${key}`, args);
    const applied = appliedFilters(path, query, all, language, translate);
    const pages = Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PER_PAGE)));
    const first = (query.page - 1) * PER_PAGE;
    return {
      path,
      q: query.q,
      total,
      number: total.toLocaleString(language),
      tiles: items.map((card) => productTile(card, language)),
      groups: facetGroups(all, found, query.attributes, language),
      priceMin: query.priceMin?.toNumber() ?? '',
      priceMax: query.priceMax?.toNumber() ?? '',
      step: stepOf(this.config.currency),
      currency: this.config.currency,
      inStock: query.inStock,
      applied,
      filtered: isFiltered(query),
      all: listAddress(path, withoutFilters(query)),
      sorts: [null, ...SORT_KEYS].map((sort) => ({
        value: sort ?? '',
        label: translate(`sort.${nameOf(sort, query)}`),
        chosen: sort === query.sort,
      })),
      sort: query.sort ?? '',
      from: first + 1,
      to: first + items.length,
      pager: pager(query.page, pages, (page) => listAddress(path, { ...query, page })),
    };
  }
}

const stepOf = (currency: string): string => {
  const digits = currencyDigits(currency);
  return digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`;
};

const NAMES = { price: 'cheapest', '-price': 'dearest', name: 'name', '-created_at': 'newest' } as const;

const nameOf = (sort: (typeof SORT_KEYS)[number] | null, { q }: ListQuery): string =>
  sort === null ? (q ? 'relevance' : 'position') : NAMES[sort];
