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
   * Classes decorated with `@ShopPlugin`, in addition to the shop's own. Their folders are absolute, or relative to the
   * working folder.
   */
  readonly plugins?: readonly Type[];
  /** Replaces the shop's own gateways. */
  readonly gateways?: ReadonlyArray<Type<PaymentGateway>>;
  /** Replaces the shop's own providers. */
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

/** Creates a plugin from these classes, which need not be decorated. */
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
