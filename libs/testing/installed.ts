import type { INestApplication, Type } from '@nestjs/common';
import type { Clock, PaymentGateway, ShippingProvider, ShopDatabase } from '#contracts';

// What @shop/testing offers where it is installed, to authors of plugins. The contracts' tests need nothing else; a
// shop needs the shop, which is a package of its own and brings the other half of this library along.

export { describePaymentGateway } from './payment-gateway/describe-payment-gateway.js';
export type { GatewayKitOptions, PlayedCustomer, SentMessage } from './payment-gateway/gateway-kit.js';
export { describeShippingProvider, type ProviderKitOptions } from './describe-shipping-provider.js';
export { DummyGateway, type DummyMode } from './dummy-gateway.js';

export interface TestShopOptions {
  /** Classes decorated with `@ShopPlugin`; their folders are absolute, or below the working folder. */
  readonly plugins?: readonly Type[];
  /** Instead of the shop's own. */
  readonly gateways?: ReadonlyArray<Type<PaymentGateway>>;
  /** Instead of the shop's own. */
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
  /** A new caller without credentials, or with a token, or one that keeps cookies like a browser. */
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

/** A variable, as this package is compiled without the shop. */
const SHOP = 'shop-back-end/testing';
const shop = (): Promise<ShopTesting> => import(SHOP) as Promise<ShopTesting>;

/** A shop with these plugins on a database of its own, listening on a free port. `startTestServer` comes first. */
export const startTestShop = async (options: TestShopOptions = {}): Promise<TestShop> =>
  (await shop()).startTestShop(options);

/**
 * The PostgreSQL of a test run, or the one of TEST_DATABASE_URL, whose role may create databases; once per process,
 * e.g. in jest's globalSetup. Answers what ends it.
 * @param folder for its data, e.g. `.tmp`
 */
export const startTestServer = async (folder: string): Promise<() => Promise<void>> =>
  (await shop()).startTestServer(folder);
