import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/messages.js';
import { adminView, type MethodSettings } from '../domain/admin-view.js';
import { shippingErrors } from '../shipping.errors.js';
import { FindMethods } from './find-methods.js';

/** The methods as administrators see them. */
@Injectable()
export class ReadSettings {
  constructor(
    private readonly methods: FindMethods,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  async all(language: Language): Promise<MethodSettings[]> {
    return (await this.methods.allNow()).map((method) =>
      adminView(method, this.config.currency, this.messages, language),
    );
  }

  /** @throws unknown_shipping_method (404) when no such provider is registered */
  async one(key: string, language: Language): Promise<MethodSettings> {
    const method = (await this.methods.allNow()).find((candidate) => candidate.key === key);
    if (!method) throw shippingErrors.unknown_shipping_method();
    return adminView(method, this.config.currency, this.messages, language);
  }
}
