export { CheckoutModule } from './checkout.module.js';
export { CheckoutFacade } from './checkout.facade.js';
export { checkoutErrors } from './checkout.errors.js';
