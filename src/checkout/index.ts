export { CheckoutModule } from './checkout.module.js';
export { CheckoutFacade, type ToldOrder } from './checkout.facade.js';
export { checkoutErrors } from './checkout.errors.js';
