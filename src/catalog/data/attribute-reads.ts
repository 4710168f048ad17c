import { Injectable } from '@nestjs/common';
import type { Localized } from '#kernel';
import { Database } from '../../platform/database/database.js';

/** An attribute or a value with its labels. */
export interface NamedWord {
  readonly word: string;
  readonly labels: Localized;
}

export interface NamedAttribute extends NamedWord {
  readonly position: number;
}

/** An attribute that products have, or that has labels. */
export interface AttributeUsageRow {
  readonly name: string;
  readonly labels: Localized;
  readonly position: number;
  /** Version of the labels; 0 if the attribute has none yet. */
  readonly version: number;
  readonly products_count: number;
  readonly values_count: number;
}

export interface ValueUsageRow {
  readonly value: string;
  readonly labels: Localized;
  readonly color: string | null;
  readonly products_count: number;
}

const USED = 'product_facet f JOIN product p ON p.id = f.product_id AND p.deleted_at IS NULL';
/** Maximum number of values of an attribute that can have labels. */
const MAX_VALUES = 1000;

const MOST = 1000;

/**
 * Distinct words of an index, found by skipping from one to the next, independent of the number of products. SQL: runs
 * a recursive query.
 */
const words = (column: 'attribute' | 'value', where: string): string => `
  WITH RECURSIVE step AS (
    (SELECT ${column} AS word FROM product_facet WHERE ${where} ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM product_facet WHERE ${where} AND ${column} > step.word ORDER BY ${column} LIMIT 1)
      FROM step WHERE step.word IS NOT NULL
  ), used AS (SELECT word FROM step WHERE word IS NOT NULL LIMIT ${MOST})`;

/** SQL: skips through an index, like `words`. */
export const SUGGESTED_NAMES = {
  name: 'attribute_names',
  text: `${words('attribute', 'true')}
    SELECT coalesce(a.name, u.word) AS word, coalesce(a.labels, '{}') AS labels, coalesce(a.position, 0) AS position
    FROM attribute a FULL JOIN used u ON u.word = a.name`,
};

/** SQL: skips through an index, like `words`. */
export const SUGGESTED_VALUES = {
  name: 'attribute_values',
  text: `${words('value', 'attribute = $1')},
    called AS (SELECT key AS word, value AS labels FROM attribute, jsonb_each(value_labels) WHERE name = $1)
    SELECT coalesce(u.word, c.word) AS word, coalesce(c.labels, '{}') AS labels FROM used u
      FULL JOIN called c ON c.word = u.word ORDER BY 1 LIMIT ${MOST}`,
};

/** The attributes and values that products have, and their labels. */
@Injectable()
export class AttributeReads {
  constructor(private readonly database: Database) {}

  /** SQL: one statement for labels and counts. */
  usage(): Promise<AttributeUsageRow[]> {
    return this.database.query<AttributeUsageRow>(
      `WITH holders AS (SELECT attribute, count(*)::int AS products FROM (SELECT DISTINCT f.attribute, f.product_id
        FROM ${USED}) pairs GROUP BY attribute),
       kinds AS (SELECT attribute, count(*)::int AS values FROM (SELECT DISTINCT f.attribute, f.value
         FROM ${USED}) pairs GROUP BY attribute),
       used AS (SELECT attribute, products, values FROM holders JOIN kinds USING (attribute))
       SELECT coalesce(a.name, u.attribute) AS name, coalesce(a.labels, '{}') AS labels,
         coalesce(a.position, 0) AS position,
         coalesce(a.version, 0) AS version, coalesce(u.products, 0) AS products_count,
           coalesce(u.values, 0) AS values_count
       FROM attribute a FULL JOIN used u ON u.attribute = a.name`,
    );
  }

  /**
   * Reads an attribute with its values; all counts are 0 if it does not exist. SQL: labels and the counts of products
   * and values in one statement.
   */
  async usageOf(name: string): Promise<AttributeUsageRow & { values: ValueUsageRow[] }> {
    const [row] = await this.database.query<AttributeUsageRow & { values: ValueUsageRow[] }>(
      `WITH used AS (SELECT f.value, count(*)::int AS products FROM ${USED} WHERE f.attribute = $1 GROUP BY f.value),
       named AS (SELECT * FROM attribute WHERE name = $1),
       called AS (SELECT key AS value, value AS labels FROM named, jsonb_each(value_labels)),
       colored AS (SELECT key AS value, value AS color FROM named, jsonb_each_text(value_colors)),
       together AS (
         SELECT value, coalesce(c.labels, '{}') AS labels, k.color, coalesce(u.products, 0) AS products_count
         FROM used u FULL JOIN called c USING (value) FULL JOIN colored k USING (value) ORDER BY 1 LIMIT ${MAX_VALUES}
       )
       SELECT $1 AS name, coalesce(n.labels, '{}') AS labels, coalesce(n.position, 0) AS position,
         coalesce(n.version, 0) AS version,
         (SELECT count(DISTINCT f.product_id)::int FROM ${USED} WHERE f.attribute = $1) AS products_count,
         (SELECT count(*)::int FROM used) AS values_count,
         coalesce((SELECT json_agg(t) FROM together t), '[]') AS values
       FROM (SELECT) one LEFT JOIN named n ON true`,
      [name],
    );
    return row!;
  }

  /** Attribute names. */
  names(): Promise<NamedAttribute[]> {
    return this.database.query<NamedAttribute>(SUGGESTED_NAMES);
  }

  /** Values of an attribute. */
  values(attribute: string): Promise<NamedWord[]> {
    return this.database.query<NamedWord>(SUGGESTED_VALUES, [attribute]);
  }
}
