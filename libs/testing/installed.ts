import type { INestApplication, Type } from '@nestjs/common';
import type { Clock, PaymentGateway, ShippingProvider, ShopDatabase } from '#contracts';

// Exports of the installed package @shop/testing, for authors of plugins. The contracts' tests need nothing else. A
// test shop needs the package of the shop, which contains the other half of this library.

export { describePaymentGateway } from './payment-gateway/describe-payment-gateway.js';
export type { GatewayKitOptions, SimulatedCustomer, SentMessage } from './payment-gateway/gateway-kit.js';
export { describeShippingProvider, type ProviderKitOptions } from './describe-shipping-provider.js';
export { DummyGateway, type DummyMode } from './dummy-gateway.js';

export interface TestShopOptions {
  /** Classes decorated with `@ShopPlugin`; their folders are absolute, or relative to the working folder. */
  readonly plugins?: readonly Type[];
  /** Replaces the shop's own gateways. */
  readonly gateways?: ReadonlyArray<Type<PaymentGateway>>;
  /** Replaces the shop's own providers. */
  readonly shippingProviders?: ReadonlyArray<Type<ShippingProvider>>;
  readonly clock?: Clock;
  /** Settings as in the environment, e.g. `{ SHOP_CURRENCY: 'UAH' }`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Default: a free port. If a provider sends messages to the shop, set BASE_URL in `env` as well. */
  readonly port?: number;
}

export interface TestAnswer {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads any member of any answer
  readonly body: any;
  readonly headers: Headers;
  readonly text: string;
}

/** A REST client; paths begin with `/`. It keeps its cart between calls. */
export interface TestClient {
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
}

export interface TestShop {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly app: INestApplication;
  readonly db: ShopDatabase;
  /** A new caller: without credentials, with a token, or with cookies like a browser. */
  client(options?: { token?: string; cookies?: boolean; language?: string }): TestClient;
  /** A caller with a token of these scopes. */
  integration(...scopes: string[]): Promise<TestClient>;
  /** A caller with a token of scope `admin`. */
  admin(): Promise<TestClient>;
  close(): Promise<void>;
}

interface ShopTesting {
  startTestShop(options: TestShopOptions): Promise<TestShop>;
  startTestServer(folder: string): Promise<() => Promise<void>>;
}

/** The name is in a variable, so that this package can be compiled without the package of the shop. */
const SHOP = 'shop-back-end/testing';
const shop = (): Promise<ShopTesting> => import(SHOP) as Promise<ShopTesting>;

/** Starts a shop with these plugins on its own database, listening on a free port. Call `startTestServer` before. */
export const startTestShop = async (options: TestShopOptions = {}): Promise<TestShop> =>
  (await shop()).startTestShop(options);

/**
 * Starts the PostgreSQL of a test run, or uses TEST_DATABASE_URL, whose role must be able to create databases; once per
 * process, e.g. in jest's globalSetup. Returns a function that stops it.
 * @param folder for its data, e.g. `.tmp`
 */
export const startTestServer = async (folder: string): Promise<() => Promise<void>> =>
  (await shop()).startTestServer(folder);
