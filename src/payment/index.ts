export * from './payment.module.js';
export * from './payment.facade.js';
export * from './payment.errors.js';
export * from './payment.types.js';
export { payButtonOrder } from './domain/pay-button-order.js';
