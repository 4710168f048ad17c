export { ShippingModule } from './shipping.module.js';
export { ShippingFacade } from './shipping.facade.js';
export { shippingErrors, shippingUnavailable } from './shipping.errors.js';
export type { DeliveryRequirements } from './domain/configured-method.js';
export type { Pickup, Quote, QuoteRequest } from './shipping.types.js';
