import type { AttributeWords, ProductDetail } from '../../catalog/index.js';

export type Variant = ProductDetail['variants'][number];

export interface VariantPlace {
  /** Value of the last attribute, e.g. `350 ml`. */
  readonly label: string;
  /** Null if there is no such combination. */
  readonly variant: Variant | null;
}

export interface VariantRow {
  /** Values of the attributes before the last one, e.g. `Moss`; '' if there is only one attribute. */
  readonly title: string;
  readonly places: VariantPlace[];
}

/**
 * All variants by attribute: a row for each combination of the attributes before the last, with a cell for each value
 * of the last one. One click selects a variant, with or without a script, and missing combinations are visible.
 */
export function variantRows(
  variants: readonly Variant[],
  texts: AttributeWords,
): { legend: string; rows: VariantRow[] } {
  const names = [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))].sort(
    (a, b) => texts.place(a) - texts.place(b),
  );
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1);
  const valueOf = ({ attributes }: Variant): string => attributes[last] ?? '';
  const rowOf = ({ attributes }: Variant): string => JSON.stringify(before.map((name) => attributes[name] ?? ''));
  const values = [...new Set(variants.map(valueOf))];
  const rows = [...new Set(variants.map(rowOf))].map((row) => ({
    title: (JSON.parse(row) as string[])
      .map((value, index) => (value === '' ? '' : texts.value(before[index]!, value)))
      .filter(Boolean)
      .join(', '),
    places: values.flatMap((value): VariantPlace[] => {
      const there = variants.filter((variant) => rowOf(variant) === row && valueOf(variant) === value);
      const label = value === '' ? '–' : texts.value(last, value);
      return there.length > 0 ? there.map((variant) => ({ label, variant })) : [{ label, variant: null }];
    }),
  }));
  return { legend: names.map((name) => texts.name(name)).join(', '), rows };
}
