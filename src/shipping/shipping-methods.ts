import { SHIPPING_PROVIDER, type ShippingProvider } from '#contracts';
import type { MethodKind } from '../platform/configurable-methods/index.js';
import { ShippingMethodEntity } from './data/shipping-method.entity.js';
import { CHECKOUT_SETTINGS, COMMON_SETTINGS, FORM_LAYOUT } from './domain/common-settings.js';
import { configureShippingMethod, type ConfiguredShippingMethod } from './domain/configured-method.js';
import { shippingErrors } from './shipping.errors.js';

/** Declares shipping methods as a kind of configurable methods. */
export const SHIPPING_METHODS: MethodKind<ShippingProvider, ConfiguredShippingMethod> = {
  name: 'shipping_method',
  entity: ShippingMethodEntity,
  provider: { kind: 'shipping provider', marker: SHIPPING_PROVIDER, operation: 'calculate' },
  tag: 'shipping-methods',
  sealedFor: 'shipping method settings',
  resealedAs: 'shipping_methods',
  reorderedAction: 'shipping_method.ordered',
  common: COMMON_SETTINGS,
  shared: CHECKOUT_SETTINGS,
  layout: FORM_LAYOUT,
  unknown: shippingErrors.unknown_shipping_method,
  noSuchKey: () => ({ key: 'shipping.errors.unknown_shipping_method' }),
  configure: configureShippingMethod,
};
