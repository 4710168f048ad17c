import type { Type } from '@nestjs/common';
import {
  PAYMENT_GATEWAY,
  PaymentGateway,
  SHIPPING_PROVIDER,
  SHOP_PLUGIN,
  ShippingProvider,
  ShopPlugin,
  type ShopPluginDeclaration,
} from '#contracts';
import { plugins as listed } from '../../../src/plugins.js';

export interface TestPlugins {
  /**
   * Classes decorated with `@ShopPlugin`, beside the shop's own. Their folders are absolute, or below the working
   * folder.
   */
  readonly plugins?: readonly Type[];
  /** Instead of the shop's own. */
  readonly gateways?: ReadonlyArray<Type<PaymentGateway>>;
  /** Instead of the shop's own. */
  readonly shippingProviders?: ReadonlyArray<Type<ShippingProvider>>;
}

/** All plugins of a test shop. */
export function testPlugins({ plugins = [], gateways, shippingProviders }: TestPlugins): Type[] {
  const replaced = [...(gateways ? [PAYMENT_GATEWAY] : []), ...(shippingProviders ? [SHIPPING_PROVIDER] : [])];
  return [
    ...listed.filter((plugin) => !replaced.some((marker) => brings(plugin, marker))),
    ...(gateways ? [pluginOf('test-gateways', gateways, PaymentGateway())] : []),
    ...(shippingProviders ? [pluginOf('test-providers', shippingProviders, ShippingProvider())] : []),
    ...plugins,
  ];
}

/** A plugin of these classes, which need not be decorated. */
export function pluginOf(name: string, providers: readonly Type[], decorate: ClassDecorator): Type {
  for (const provider of providers) decorate(provider);
  class TestPlugin {}
  ShopPlugin({ name, providers: [...providers] })(TestPlugin);
  return TestPlugin;
}

function brings(plugin: Type, marker: symbol): boolean {
  const { providers = [] } = Reflect.getMetadata(SHOP_PLUGIN, plugin) as ShopPluginDeclaration;
  return providers.some((provider) => typeof provider === 'function' && Reflect.getMetadata(marker, provider) === true);
}
