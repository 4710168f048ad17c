export { startTestServer } from './database/start-test-server.js';
export * from './database/index.js';
export { startTestShop, type TestShop, type TestShopOptions } from './shop/start-test-shop.js';
export { Client, type Answered, type ClientOptions } from './shop/client.js';
export { describePaymentGateway } from './payment-gateway/describe-payment-gateway.js';
export type { GatewayKitOptions, SimulatedCustomer, SentMessage } from './payment-gateway/gateway-kit.js';
export { DummyGateway, type DummyMode } from './dummy-gateway.js';
export { describeShippingProvider, type ProviderKitOptions } from './describe-shipping-provider.js';
export { Browser, type Page } from './shop/browser.js';
