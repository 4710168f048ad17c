import type { Language } from '#kernel';
import type { AttributeWords, ProductDetail } from '../../catalog/index.js';
import { capitalized } from '../page/capitalized.js';

export type Variant = ProductDetail['variants'][number];

export interface VariantPlace {
  /** Value of the last attribute, e.g. `350 ml`. */
  readonly label: string;
  /** Color of the value as `#rrggbb`; null: none. */
  readonly color: string | null;
  /** Null if there is no such combination. */
  readonly variant: Variant | null;
}

export interface VariantRow {
  /** Values of the attributes before the last one, e.g. `Moss`; '' if there is only one attribute. */
  readonly title: string;
  /** Color of the first of these values that has one, as `#rrggbb`; null: none. */
  readonly color: string | null;
  readonly places: VariantPlace[];
}

/**
 * All variants by attribute: a row for each combination of the attributes before the last, with a cell for each value
 * of the last one. One click selects a variant, with or without a script, and missing combinations are visible.
 */
export function variantRows(
  variants: readonly Variant[],
  texts: AttributeWords,
  language: Language,
): { legend: string; rows: VariantRow[] } {
  const names = [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))].sort(
    (a, b) => texts.place(a) - texts.place(b),
  );
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1);
  const valueOf = ({ attributes }: Variant): string => attributes[last] ?? '';
  const rowOf = ({ attributes }: Variant): string => JSON.stringify(before.map((name) => attributes[name] ?? ''));
  const values = [...new Set(variants.map(valueOf))];
  const rows = [...new Set(variants.map(rowOf))].map((row) => {
    const given = (JSON.parse(row) as string[]).map((value, index) => ({ name: before[index]!, value }));
    return {
      title: capitalized(
        given.flatMap(({ name, value }) => (value === '' ? [] : [texts.value(name, value)])).join(', '),
        language,
      ),
      color: given.map(({ name, value }) => texts.color(name, value)).find((color) => color !== null) ?? null,
      places: values.flatMap((value): VariantPlace[] => {
        const there = variants.filter((variant) => rowOf(variant) === row && valueOf(variant) === value);
        const label = value === '' ? '–' : capitalized(texts.value(last, value), language);
        const color = texts.color(last, value);
        return there.length > 0
          ? there.map((variant) => ({ label, color, variant }))
          : [{ label, color, variant: null }];
      }),
    };
  });
  return { legend: names.map((name) => texts.name(name)).join(', '), rows };
}
