import { Inject, Injectable } from '@nestjs/common';
import { SHIPPING_PROVIDERS, type ShippingProvider } from '#contracts';
import { byKey } from '../../platform/providers/by-key.js';
import { COMMON_SETTINGS } from '../domain/common-settings.js';

/** The registered providers by key. */
@Injectable()
export class ProviderRegistry {
  private readonly providers: ReadonlyMap<string, ShippingProvider>;

  constructor(@Inject(SHIPPING_PROVIDERS) providers: readonly ShippingProvider[]) {
    this.providers = byKey('Shipping provider', providers, COMMON_SETTINGS);
  }

  get(key: string): ShippingProvider | undefined {
    return this.providers.get(key);
  }

  all(): ShippingProvider[] {
    return [...this.providers.values()];
  }
}
