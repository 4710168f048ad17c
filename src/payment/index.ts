export * from './payment.module.js';
export * from './payment.facade.js';
export * from './payment.errors.js';
export * from './gateway-call.types.js';
export * from './message.types.js';
export * from './payment.types.js';
export * from './refund.types.js';
export * from './reservation.types.js';
export { payButtonOrder } from './domain/pay-button-order.js';
