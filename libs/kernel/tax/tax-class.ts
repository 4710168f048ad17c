/**
 * Tax classes of products, as shops name their rates: a country has a standard rate, and may have lower ones for some
 * goods. `zero` is taxed at 0 %, unless the country has a rate of its own for it.
 */
export const TAX_CLASSES = ['standard', 'reduced', 'super_reduced', 'zero'] as const;

export type TaxClass = (typeof TAX_CLASSES)[number];
