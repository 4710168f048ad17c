import type { ShippingProvider } from '#contracts';
import { configuredMethod, type ConfiguredMethod, type MethodRow } from '../../platform/configurable-methods/index.js';

/** A merchant's method and settings with the registered provider. */
export interface ConfiguredShippingMethod extends ConfiguredMethod<ShippingProvider> {
  /** Pickup method: nothing is delivered. */
  readonly isCollected: boolean;
}

export const configureShippingMethod = (row: MethodRow, provider: ShippingProvider): ConfiguredShippingMethod => ({
  ...configuredMethod(row, provider),
  isCollected: provider.collected === true,
});
