import { Injectable } from '@nestjs/common';
import { pick, type Language, type Localized } from '#kernel';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Database } from '../../platform/database/database.js';
import { attributeConditions, filterSql, whereOf } from '../data/filter.sql.js';
import { Parameters } from '../data/parameters.js';
import type { AttributeFilter, ProductFilter } from '../domain/product-filter.js';
import { tagsOf } from './list-products.js';

export interface Facet {
  readonly attribute: string;
  readonly label: string;
  readonly values: Array<{ value: string; label: string; count: number }>;
}

interface Row {
  attribute: string;
  value: string;
  count: number;
  labels: Localized | null;
  value_label: Localized | null;
}

const MAX_VALUES = 1000;

/**
 * How many of the found products have which attribute value. Values of an attribute that is filtered by are counted as if
 * it were not, so that a reader can add a second one.
 */
@Injectable()
export class CountFacets {
  constructor(
    private readonly database: Database,
    private readonly cache: ReadCache,
  ) {}

  async run(filter: ProductFilter, language: Language): Promise<Facet[]> {
    const rows = await this.cache.remember(
      `catalog-facets ${JSON.stringify(filter)}`,
      [...tagsOf(filter), 'attributes'],
      () => this.count(filter),
      50_000,
    );
    return grouped(rows, language);
  }

  private count(filter: ProductFilter): Promise<Row[]> {
    const parameters = new Parameters();
    const common = filterSql({ ...filter, attributes: [] }, parameters);
    const counts = (attributes: readonly AttributeFilter[], which: string): string =>
      `SELECT f.attribute, f.value, count(*)::int AS count FROM product p JOIN product_facet f ON f.product_id = p.id
       WHERE ${[whereOf(common), ...attributeConditions(attributes, parameters), which].join(' AND ')} GROUP BY 1, 2`;
    const names = filter.attributes.map(({ attribute }) => attribute);
    const parts = [
      counts(filter.attributes, `f.attribute <> ALL (${parameters.bind(names)}::text[])`),
      ...names.map((name) =>
        counts(
          filter.attributes.filter(({ attribute }) => attribute !== name),
          `f.attribute = ${parameters.bind(name)}`,
        ),
      ),
    ];
    const text = `${common.withs} SELECT c.*, a.labels, a.value_labels -> c.value AS value_label
      FROM (${parts.join('\n UNION ALL ')}) c LEFT JOIN attribute a ON a.name = c.attribute
      ORDER BY coalesce(a.position, 1000000), c.attribute, c.count DESC, c.value LIMIT ${MAX_VALUES}`;
    return filter.seesUnpublished
      ? this.database.readLagging<Row>(text, parameters.values)
      : this.database.readPublic<Row>(text, parameters.values);
  }
}

function grouped(rows: readonly Row[], language: Language): Facet[] {
  const facets = new Map<string, Facet>();
  for (const { attribute, value, count, labels, value_label: valueLabel } of rows) {
    const facet = facets.get(attribute) ?? { attribute, label: pick(labels, language) || attribute, values: [] };
    facet.values.push({ value, label: pick(valueLabel, language) || value, count });
    facets.set(attribute, facet);
  }
  return [...facets.values()];
}
