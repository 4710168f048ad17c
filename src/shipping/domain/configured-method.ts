import type { ShippingProvider } from '#contracts';
import { configuredMethod, type ConfiguredMethod, type MethodRow } from '../../platform/configurable-methods/index.js';

/** What a shipping method requires of an order, beside the fields that every order needs. */
export interface DeliveryRequirements {
  readonly phone: boolean;
  readonly address: boolean;
}

/** A merchant's method and settings with the registered provider. */
export interface ConfiguredShippingMethod extends ConfiguredMethod<ShippingProvider> {
  /** Pickup method: nothing is delivered. */
  readonly isCollected: boolean;
  readonly requires: DeliveryRequirements;
}

/** Only a pickup method can do without an address; for others the setting has no effect. */
export function configureShippingMethod(row: MethodRow, provider: ShippingProvider): ConfiguredShippingMethod {
  const isCollected = provider.collected === true;
  const { requires_phone: phone, requires_address: address } = row.settings;
  return {
    ...configuredMethod(row, provider),
    isCollected,
    requires: { phone: phone === true, address: !isCollected || address !== false },
  };
}
