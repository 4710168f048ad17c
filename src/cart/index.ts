export { CartModule } from './cart.module.js';
export { CartFacade } from './cart.facade.js';
export type { CartWithGoods } from './data/cart-with-goods.js';
export type { MiniCart } from './use-cases/mini-cart.js';
export type { LineProblem } from './domain/price-lines.js';
export type { CheckoutCart, CheckoutLine, CheckoutSelection } from './use-cases/price-checkout.js';
export { cartErrors } from './cart.errors.js';
export type { TaxRules } from './domain/tax-rules.js';
export type { Totals, TotalsInput, TotalsLine } from './domain/totals.js';
