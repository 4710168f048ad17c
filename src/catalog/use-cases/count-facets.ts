import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { ReadCache } from '../../platform/cache/read-cache.js';
import type { FacetRow } from '../data/facets.sql.js';
import { ProductSearch } from '../data/product-search.js';
import { byLabel, byPlace } from '../domain/by-label.js';
import type { ProductFilter } from '../domain/product-filter.js';
import { CorrectSearch } from './correct-search.js';
import { SearchSynonyms } from './search-synonyms.js';
import { tagsOf } from './list-products.js';

export interface Facet {
  readonly attribute: string;
  readonly label: string;
  readonly values: Array<{ value: string; label: string; color: string | null; count: number }>;
}

/**
 * Numbers of matching products by attribute value. Values of an attribute used as a filter are counted without this
 * filter, so that a second value can be added.
 */
@Injectable()
export class CountFacets {
  constructor(
    private readonly products: ProductSearch,
    private readonly cache: ReadCache,
    private readonly corrections: CorrectSearch,
    private readonly synonyms: SearchSynonyms,
  ) {}

  async run(filter: ProductFilter, language: Language): Promise<Facet[]> {
    const searched = await this.synonyms.addTo(filter, language);
    const asked = await this.read(searched);
    const meant =
      asked.length === 0 && filter.q !== null ? await this.corrections.run(searched, filter.seesUnpublished) : null;
    return grouped(meant ? await this.read(await this.synonyms.addTo(meant, language)) : asked, language);
  }

  private read(filter: ProductFilter): Promise<FacetRow[]> {
    return this.cache.remember(
      `catalog-facets ${JSON.stringify(filter)}`,
      [...tagsOf(filter), 'attributes'],
      () => this.products.facets(filter),
      50_000,
    );
  }
}

function grouped(rows: readonly FacetRow[], language: Language): Facet[] {
  const facets = new Map<string, Facet & { position: number }>();
  for (const { attribute, value, count, position, labels, value_label: valueLabel, color } of rows) {
    const label = pick(labels, language) || attribute;
    const facet = facets.get(attribute) ?? { attribute, label, position, values: [] };
    facet.values.push({ value, label: pick(valueLabel, language) || value, color, count });
    facets.set(attribute, facet);
  }
  const compare = byLabel(language);
  return [...facets.values()]
    .toSorted(byPlace(language))
    .map(({ attribute, label, values }) => ({
      attribute,
      label,
      values: values.toSorted((one, other) => other.count - one.count || compare(one, other)),
    }));
}
