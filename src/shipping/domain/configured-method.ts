import type { ShippingProvider } from '#contracts';
import { configuredMethod, type ConfiguredMethod, type MethodRow } from '../../platform/configurable-methods/index.js';

/** A registered provider with the merchant's row and settings. */
export interface ConfiguredShippingMethod extends ConfiguredMethod<ShippingProvider> {
  /** The buyer picks the order up: nothing is delivered. */
  readonly isCollected: boolean;
}

export const configureShippingMethod = (row: MethodRow, provider: ShippingProvider): ConfiguredShippingMethod => ({
  ...configuredMethod(row, provider),
  isCollected: provider.collected === true,
});
