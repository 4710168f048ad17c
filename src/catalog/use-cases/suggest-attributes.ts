import { Injectable } from '@nestjs/common';
import { pick, type Language, type Localized } from '#kernel';
import { Database } from '../../platform/database/database.js';

export interface SuggestedAttribute {
  readonly name: string;
  readonly label: string;
}

export interface SuggestedValue {
  readonly value: string;
  readonly label: string;
}

const MOST = 1000;

/** The words of an index, from one to the next, however many products have each. */
const words = (column: 'attribute' | 'value', where: string): string => `
  WITH RECURSIVE step AS (
    (SELECT ${column} AS word FROM product_facet WHERE ${where} ORDER BY ${column} LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column} FROM product_facet WHERE ${where} AND ${column} > step.word ORDER BY ${column} LIMIT 1) FROM step WHERE step.word IS NOT NULL
  ), used AS (SELECT word FROM step WHERE word IS NOT NULL LIMIT ${MOST})`;

export const SUGGESTED_NAMES = {
  name: 'attribute_names',
  text: `${words('attribute', 'true')}
    SELECT coalesce(a.name, u.word) AS word, coalesce(a.labels, '{}') AS labels
    FROM attribute a FULL JOIN used u ON u.word = a.name ORDER BY coalesce(a.position, 0), word`,
};

export const SUGGESTED_VALUES = {
  name: 'attribute_values',
  text: `${words('value', 'attribute = $1')},
    called AS (SELECT key AS word, value AS labels FROM attribute, jsonb_each(value_labels) WHERE name = $1)
    SELECT coalesce(u.word, c.word) AS word, coalesce(c.labels, '{}') AS labels FROM used u FULL JOIN called c ON c.word = u.word ORDER BY 1 LIMIT ${MOST}`,
};

/** What products are described by, as suggestions for another product: names and values without counting who has them. */
@Injectable()
export class SuggestAttributes {
  constructor(private readonly database: Database) {}

  async names(language: Language): Promise<SuggestedAttribute[]> {
    const rows = await this.database.query<{ word: string; labels: Localized }>(SUGGESTED_NAMES);
    return rows.map(({ word: name, labels }) => ({ name, label: pick(labels, language) || name }));
  }

  /** None for an attribute that nothing has. */
  async values(name: string, language: Language): Promise<SuggestedValue[]> {
    const rows = await this.database.query<{ word: string; labels: Localized }>(SUGGESTED_VALUES, [name]);
    return rows.map(({ word: value, labels }) => ({ value, label: pick(labels, language) || value }));
  }
}
