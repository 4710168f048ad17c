export * from './access/access.js';
export * from './bank/bank-feed.js';
export * from './database/shop-database.js';
export * from './errors/define-errors.js';
export * from './events/event-receipts.js';
export * from './events/server-event.js';
export * from './events/server-event-listener.js';
export * from './payment/payment-code.js';
export * from './payment/payment-gateway.js';
export * from './payment/payment-message.js';
export * from './payment/payment-operations.js';
export * from './payment/payment-request.js';
export * from './plugin/shop-plugin.js';
export * from './settings/setting-declaration.js';
export * from './shipping/shipping-provider.js';
export {
  CLOCK,
  DomainError,
  FieldErrors,
  Money,
  pick,
  type Clock,
  type FieldError,
  type Language,
  type Localized,
} from '#kernel';
