export { CheckoutModule } from './checkout.module.js';
export { CheckoutFacade, type ToldOrder } from './checkout.facade.js';
export { checkoutErrors } from './checkout.errors.js';
export type { OrderJourney, PaymentTime } from './domain/order-journey.js';
