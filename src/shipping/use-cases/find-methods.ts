import { Injectable } from '@nestjs/common';
import type { ShippingProvider } from '#contracts';
import { FindConfiguredMethods } from '../../platform/configurable-methods/index.js';
import type { ConfiguredShippingMethod } from '../domain/configured-method.js';

/** The shipping methods of registered providers. */
@Injectable()
export class FindMethods {
  constructor(private readonly methods: FindConfiguredMethods<ShippingProvider, ConfiguredShippingMethod>) {}

  async offered(): Promise<ConfiguredShippingMethod[]> {
    return (await this.all()).filter(({ hidden }) => hidden.length === 0);
  }

  all(): Promise<readonly ConfiguredShippingMethod[]> {
    return this.methods.all();
  }

  async find(key: string): Promise<ConfiguredShippingMethod | null> {
    return (await this.all()).find((method) => method.key === key) ?? null;
  }
}
