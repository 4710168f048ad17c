import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/messages.js';
import { describeField, hiddenInWords, settingsToWire } from '../../platform/setting-fields/index.js';
import { COMMON_SETTINGS } from '../domain/common-settings.js';
import type { ConfiguredMethod } from '../domain/configured-method.js';
import { paymentErrors } from '../payment.errors.js';
import { FindMethods } from './find-methods.js';

/** A method with all its settings, as administrators see it; secrets are null. */
export type MethodSettings = Readonly<Record<string, unknown>>;

@Injectable()
export class ReadMethodSettings {
  constructor(
    private readonly methods: FindMethods,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  async all(language: Language): Promise<{ items: MethodSettings[]; paymentsEnabled: boolean }> {
    const methods = await this.methods.configuredNow();
    return {
      items: methods.map((method) => this.show(method, language)),
      paymentsEnabled: !methods.some(({ hidden }) => hidden.includes('payments_disabled')),
    };
  }

  /** Throws `unknown_payment_method` when no such gateway is registered. */
  async one(key: string, language: Language): Promise<MethodSettings> {
    const found = (await this.methods.configuredNow()).find(({ method }) => method.key === key);
    if (!found) throw paymentErrors.unknown_payment_method();
    return this.show(found, language);
  }

  private show({ row, method, hidden }: ConfiguredMethod, language: Language): MethodSettings {
    const { settings: declarations } = method.gateway;
    const { currency } = this.config;
    return {
      id: method.id,
      key: method.key,
      name: method.key,
      active: row.active,
      position: row.position,
      title: method.title,
      description: method.description,
      ...settingsToWire(declarations, method.settings, currency),
      version: row.version,
      shown: hidden.length === 0,
      hidden_because: hidden,
      hidden_reasons: hiddenInWords(hidden, declarations, this.messages, language),
      fields: [...COMMON_SETTINGS, ...declarations].map((declaration) =>
        describeField(declaration, language, currency),
      ),
    };
  }
}
