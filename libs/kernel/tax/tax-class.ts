/** Tax classes of goods with a rate of their own. `zero` is taxed at 0 %, unless the country has a rate for it. */
export const LOWER_TAX_CLASSES = ['reduced', 'super_reduced', 'zero'] as const;

export type LowerTaxClass = (typeof LOWER_TAX_CLASSES)[number];

/** Tax classes of products: a country has a standard rate, and may have lower ones for some goods. */
export const TAX_CLASSES = ['standard', ...LOWER_TAX_CLASSES] as const;

export type TaxClass = (typeof TAX_CLASSES)[number];
