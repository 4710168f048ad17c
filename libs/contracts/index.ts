export * from './settings/setting-declaration.js';
export * from './payment/payment-gateway.js';
export * from './shipping/shipping-provider.js';
export * from './events/server-event.js';
