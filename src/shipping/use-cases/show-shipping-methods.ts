import { Injectable } from '@nestjs/common';
import type { ShippingProvider } from '#contracts';
import type { Language } from '#kernel';
import {
  FindConfiguredMethods,
  ShowMethods,
  type MethodDetail,
  type ProviderChoice,
} from '../../platform/configurable-methods/index.js';
import type { ConfiguredShippingMethod } from '../domain/configured-method.js';
import { shippingErrors } from '../shipping.errors.js';

export interface ShippingMethodList {
  readonly methods: MethodDetail[];
  readonly providers: ProviderChoice[];
}

/** The methods for administrators. */
@Injectable()
export class ShowShippingMethods {
  constructor(
    private readonly methods: FindConfiguredMethods<ShippingProvider, ConfiguredShippingMethod>,
    private readonly show: ShowMethods,
  ) {}

  async all(language: Language): Promise<ShippingMethodList> {
    const methods = await this.methods.allNow();
    return {
      methods: methods.map((method) => this.show.detail(method, language)),
      providers: this.show.providers(language),
    };
  }

  /** @throws unknown_shipping_method (404) if the method does not exist, or its provider is not registered */
  async one(key: string, language: Language): Promise<MethodDetail> {
    const method = (await this.methods.allNow()).find((candidate) => candidate.key === key);
    if (!method) throw shippingErrors.unknown_shipping_method();
    return this.show.detail(method, language);
  }
}
