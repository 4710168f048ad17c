/**
 * Tax classes other than `standard`. If a country has no rate for a class, its standard rate applies, or 0 % for
 * `zero`.
 */
export const LOWER_TAX_CLASSES = ['reduced', 'super_reduced', 'zero'] as const;

export type LowerTaxClass = (typeof LOWER_TAX_CLASSES)[number];

/** Tax classes of products. A country has a standard rate, and may have lower rates for other classes. */
export const TAX_CLASSES = ['standard', ...LOWER_TAX_CLASSES] as const;

export type TaxClass = (typeof TAX_CLASSES)[number];
