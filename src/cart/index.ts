export { CartModule } from './cart.module.js';
export { CartFacade, type OpenCart } from './cart.facade.js';
export { cartErrors } from './cart.errors.js';
export type { TaxRules } from './tax/tax-rules.js';
export type { Totals, TotalsInput, TotalsLine } from './domain/totals.js';
