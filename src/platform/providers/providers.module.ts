import { Global, Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { PAYMENT_GATEWAYS, SHIPPING_PROVIDERS, type PaymentGateway, type ShippingProvider } from '#contracts';

export interface RegisteredProviders {
  readonly gateways: ReadonlyArray<Type<PaymentGateway>>;
  readonly shippingProviders: ReadonlyArray<Type<ShippingProvider>>;
}

/** Makes the listed classes by Nest's injection, so that a third party's may ask for things, and hands them on as two lists. */
@Global()
@Module({})
export class ProvidersModule {
  static with({ gateways, shippingProviders }: RegisteredProviders): DynamicModule {
    return {
      module: ProvidersModule,
      providers: [
        ...gateways,
        ...shippingProviders,
        list(PAYMENT_GATEWAYS, gateways),
        list(SHIPPING_PROVIDERS, shippingProviders),
      ],
      exports: [PAYMENT_GATEWAYS, SHIPPING_PROVIDERS],
    };
  }
}

const list = (token: symbol, classes: ReadonlyArray<Type<unknown>>): Provider => ({
  provide: token,
  inject: [...classes],
  useFactory: (...instances: unknown[]) => instances,
});
