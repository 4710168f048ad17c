import { Injectable } from '@nestjs/common';
import { SHIPPING_PROVIDER, type ShippingProvider } from '#contracts';
import { DecoratedProviders } from '../../platform/plugins/decorated-providers.js';
import { COMMON_SETTINGS } from '../domain/common-settings.js';

const WANTED = {
  kind: 'shipping provider',
  marker: SHIPPING_PROVIDER,
  operation: 'calculate',
  common: COMMON_SETTINGS,
};

/** The providers of all modules of the application, by key; known when all modules are made. */
@Injectable()
export class ProviderRegistry {
  private found: ReadonlyMap<string, ShippingProvider> | null = null;

  constructor(private readonly decorated: DecoratedProviders) {}

  private get providers(): ReadonlyMap<string, ShippingProvider> {
    return (this.found ??= this.decorated.byKey<ShippingProvider>(WANTED));
  }

  get(key: string): ShippingProvider | undefined {
    return this.providers.get(key);
  }

  all(): ShippingProvider[] {
    return [...this.providers.values()];
  }
}
