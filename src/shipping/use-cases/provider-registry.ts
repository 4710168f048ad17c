import { Inject, Injectable } from '@nestjs/common';
import { SHIPPING_PROVIDERS, type ShippingProvider } from '#contracts';
import { COMMON_SETTINGS } from '../domain/common-settings.js';

const KEY = /^[a-z][a-z0-9_]{0,49}$/;
const TAKEN = new Set(['key', 'name', 'version', 'shown', 'hidden_because', 'fields', ...COMMON_SETTINGS.map(({ name }) => name)]);

/** The registered providers by key. A key that is no word or stands twice, or a setting with a taken name, stops the start. */
@Injectable()
export class ProviderRegistry {
  private readonly byKey = new Map<string, ShippingProvider>();

  constructor(@Inject(SHIPPING_PROVIDERS) providers: readonly ShippingProvider[]) {
    for (const provider of providers) this.add(provider);
  }

  get(key: string): ShippingProvider | undefined {
    return this.byKey.get(key);
  }

  all(): ShippingProvider[] {
    return [...this.byKey.values()];
  }

  private add(provider: ShippingProvider): void {
    const { key, settings } = provider;
    if (!KEY.test(key)) throw new Error(`Shipping provider key "${key}": a lower-case word of at most 50 characters is needed.`);
    if (this.byKey.has(key)) throw new Error(`Two shipping providers have the key "${key}".`);
    const taken = settings.find(({ name }) => TAKEN.has(name));
    if (taken) throw new Error(`Shipping provider "${key}": a setting cannot be named "${taken.name}".`);
    this.byKey.set(key, provider);
  }
}
