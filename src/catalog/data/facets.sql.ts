import type { Localized } from '#kernel';
import type { AttributeFilter, ProductFilter } from '../domain/product-filter.js';
import { attributeConditions, filterSql, whereOf } from './filter.sql.js';
import type { Parameters } from './card.sql.js';

/** An attribute value, the labels of both, and the number of matching products. */
export interface FacetRow {
  attribute: string;
  value: string;
  count: number;
  /** Position of the attribute; attributes without a position come last. */
  position: number;
  labels: Localized | null;
  value_label: Localized | null;
  /** `#rrggbb` */
  color: string | null;
}

const MAX_VALUES = 1000;

/**
 * Counts of attribute values. For an attribute that is used as a filter, its values are counted without this filter.
 * SQL: searches texts; counts the values of all attributes in one statement.
 */
export function facetsSql(filter: ProductFilter, parameters: Parameters): string {
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
  return `${common.withs} SELECT c.*, coalesce(a.position, 1000000) AS position, a.labels, a.value_labels -> c.value AS value_label,
    a.value_colors ->> c.value AS color
      FROM (${parts.join('\n UNION ALL ')}) c LEFT JOIN attribute a ON a.name = c.attribute
      ORDER BY position, c.attribute, c.count DESC, c.value LIMIT ${MAX_VALUES}`;
}
