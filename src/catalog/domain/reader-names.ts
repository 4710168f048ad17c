import type { Language } from '#kernel';

/** A name as an order line has it: that of the product when it was ordered, in the customer's language. */
export interface NamedLine {
  readonly productId: number;
  readonly name: string;
}

/** Names of a product: its own one, and translations. */
export interface NamedProduct {
  readonly id: number;
  readonly name: string;
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The lines with their names in the reader's language. A product that was renamed since keeps the name under which it
 * was ordered.
 */
export function linesForReader<L extends NamedLine>(
  lines: readonly L[],
  products: readonly NamedProduct[],
  language: Language,
): L[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => {
    const product = byId.get(line.productId);
    if (!product) return line;
    const translated = Object.values(product.translations).map(({ name }) => name);
    if (![product.name, ...translated].includes(line.name)) return line;
    return { ...line, name: product.translations[language]?.['name'] || product.name };
  });
}
