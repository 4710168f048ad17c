import { newRowKey } from '#panel';
import type { VariantValue } from './product-values.js';

/** An attribute with its possible values, e.g. size: S, M, L. */
export interface Axis {
  readonly key: string;
  readonly attribute: string;
  readonly values: readonly string[];
}

const keyOf = (attributes: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Values of a comma-separated text such as `S, M , ,L`. */
export const valuesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];

/** The attributes in which the variants differ, with their values. */
export function axesOf(variants: readonly VariantValue[]): Axis[] {
  const found = new Map<string, Set<string>>();
  for (const { attributes } of variants) {
    for (const [attribute, value] of Object.entries(attributes))
      found.set(attribute, (found.get(attribute) ?? new Set()).add(value));
  }
  return [...found].map(([attribute, values]) => ({ key: newRowKey(), attribute, values: [...values] }));
}

/** New variants for every combination that does not exist yet. */
export function missingCombinations(axes: readonly Axis[], variants: readonly VariantValue[]): VariantValue[] {
  const used = axes.filter(({ attribute, values }) => attribute.trim() !== '' && values.length > 0);
  if (used.length === 0) return [];
  const combinations = used.reduce<Array<Record<string, string>>>(
    (all, { attribute, values }) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [attribute.trim()]: value }))),
    [{}],
  );
  const known = new Set(variants.map(({ attributes }) => keyOf(attributes)));
  return combinations
    .filter((attributes) => !known.has(keyOf(attributes)))
    .map((attributes) => ({
      key: newRowKey(),
      id: null,
      sku: '',
      attributes,
      price: null,
      in_stock: null,
      image: null,
      removed: false,
    }));
}
