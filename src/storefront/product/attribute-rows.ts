import type { AttributeWords, ProductDetail } from '../../catalog/index.js';

export interface AttributeRow {
  readonly attribute: string;
  readonly label: string;
  readonly value: string;
}

/** Each attribute once, with all its values: the product's own, and those of its variants. */
export function attributeRows(
  { attributes, variants }: Pick<ProductDetail, 'attributes' | 'variants'>,
  texts: AttributeWords,
): AttributeRow[] {
  const values = new Map<string, Set<string>>();
  const add = (attribute: string, value: string): unknown =>
    values.set(attribute, (values.get(attribute) ?? new Set()).add(value));
  for (const { attribute, value } of attributes) add(attribute, value);
  for (const variant of variants)
    for (const [attribute, value] of Object.entries(variant.attributes)) add(attribute, value);
  return [...values].map(([attribute, some]) => ({
    attribute,
    label: texts.name(attribute),
    value: [...some].map((value) => texts.value(attribute, value)).join(', '),
  }));
}
