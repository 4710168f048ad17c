import type { Transaction } from '../../platform/database/transaction.js';
import { demoAttributes, demoProducts } from '../demo-data.js';

/** Stores labels of attributes and of their values, each value for the attributes that use it. */
export async function seedAttributeLabels(tx: Transaction): Promise<void> {
  const rows = Object.entries(demoAttributes.labels).map(([name, labels], position) => ({
    name,
    labels,
    position,
    value_colors: name === 'color' ? demoAttributes.colors : {},
    value_labels: Object.fromEntries(
      [...valuesOf(name)].flatMap((value) => {
        const label = demoAttributes.value_labels[value];
        return label ? [[value, label]] : [];
      }),
    ),
  }));
  await tx.query(
    `INSERT INTO attribute (name, labels, value_labels, value_colors, position)
     SELECT * FROM jsonb_to_recordset($1::jsonb)
       AS a(name text, labels jsonb, value_labels jsonb, value_colors jsonb, position int)`,
    [JSON.stringify(rows)],
  );
}

function valuesOf(name: string): Set<string> {
  return new Set(
    demoProducts.flatMap(({ attributes, variants = [] }) => [
      ...attributes.filter(({ attribute }) => attribute === name).map(({ value }) => value),
      ...variants.flatMap((variant) => variant.attributes[name] ?? []),
    ]),
  );
}
