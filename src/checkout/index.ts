export { CheckoutModule } from './checkout.module.js';
export { CheckoutFacade } from './checkout.facade.js';
export { ReturnFromProvider } from './use-cases/return-from-provider.js';
