import { Injectable } from '@nestjs/common';
import { pick, type Language, type Localized } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';

/** An attribute as administrators see it, named or not. */
export interface UsedAttribute {
  readonly name: string;
  /** In the reader's language; the name itself while it has no translation. */
  readonly label: string;
  readonly labels: Localized;
  readonly position: number;
  /** 0: it has no name yet. */
  readonly version: number;
  /** Products that have it, published or not. */
  readonly products_count: number;
  /** Different values that products have. */
  readonly values_count: number;
}

export interface UsedValue {
  readonly value: string;
  readonly label: string;
  readonly labels: Localized;
  readonly products_count: number;
}

type Row = Omit<UsedAttribute, 'label'>;

const USED = 'product_facet f JOIN product p ON p.id = f.product_id AND p.deleted_at IS NULL';
/** As many as can be named. */
const MAX_VALUES = 1000;

/** Which attributes and values there are, what they are called and how many products have them. */
@Injectable()
export class AttributeUsage {
  constructor(private readonly database: Database) {}

  /** Those that products have and those that are named, in the order of display. */
  async all(language: Language): Promise<UsedAttribute[]> {
    const rows = await this.database.query<Row>(
      `WITH holders AS (SELECT attribute, count(*)::int AS products FROM (SELECT DISTINCT f.attribute, f.product_id FROM ${USED}) pairs GROUP BY attribute),
       kinds AS (SELECT attribute, count(*)::int AS values FROM (SELECT DISTINCT f.attribute, f.value FROM ${USED}) pairs GROUP BY attribute),
       used AS (SELECT attribute, products, values FROM holders JOIN kinds USING (attribute))
       SELECT coalesce(a.name, u.attribute) AS name, coalesce(a.labels, '{}') AS labels, coalesce(a.position, 0) AS position,
         coalesce(a.version, 0) AS version, coalesce(u.products, 0) AS products_count, coalesce(u.values, 0) AS values_count
       FROM attribute a FULL JOIN used u ON u.attribute = a.name ORDER BY position, name`,
    );
    return rows.map((row) => ({ ...row, label: pick(row.labels, language) || row.name }));
  }

  /** One with its values, by value; those that are named and no product has are there too. @throws not_found (404) */
  async one(name: string, language: Language): Promise<UsedAttribute & { values: UsedValue[] }> {
    const [row] = await this.database.query<Row & { values: Array<Omit<UsedValue, 'label'>> }>(
      `WITH used AS (SELECT f.value, count(*)::int AS products FROM ${USED} WHERE f.attribute = $1 GROUP BY f.value),
       named AS (SELECT * FROM attribute WHERE name = $1),
       called AS (SELECT key AS value, value AS labels FROM named, jsonb_each(value_labels)),
       together AS (
         SELECT coalesce(u.value, c.value) AS value, coalesce(c.labels, '{}') AS labels, coalesce(u.products, 0) AS products_count
         FROM used u FULL JOIN called c ON c.value = u.value ORDER BY 1 LIMIT ${MAX_VALUES}
       )
       SELECT $1 AS name, coalesce(n.labels, '{}') AS labels, coalesce(n.position, 0) AS position, coalesce(n.version, 0) AS version,
         (SELECT count(DISTINCT f.product_id)::int FROM ${USED} WHERE f.attribute = $1) AS products_count,
         (SELECT count(*)::int FROM used) AS values_count,
         coalesce((SELECT json_agg(t ORDER BY t.value) FROM together t), '[]') AS values
       FROM (SELECT) one LEFT JOIN named n ON true`,
      [name],
    );
    if (row!.version === 0 && row!.values_count === 0) throw commonErrors.not_found();
    const values = row!.values.map((value) => ({ ...value, label: pick(value.labels, language) || value.value }));
    return { ...row!, label: pick(row!.labels, language) || row!.name, values };
  }
}
