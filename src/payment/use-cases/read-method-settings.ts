import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { describeField, settingsToWire } from '../../platform/settings/index.js';
import { COMMON_SETTINGS } from '../domain/common-settings.js';
import { paymentErrors } from '../payment.errors.js';
import { FindMethods, type ConfiguredMethod } from './find-methods.js';

/** A method with all its settings, as administrators see it; secrets are null. */
export type MethodSettings = Readonly<Record<string, unknown>>;

@Injectable()
export class ReadMethodSettings {
  constructor(private readonly methods: FindMethods, private readonly config: Config) {}

  async all(language: Language): Promise<MethodSettings[]> {
    return (await this.methods.configuredNow()).map((method) => this.show(method, language));
  }

  /** Throws `unknown_payment_method` when no such gateway is registered. */
  async one(key: string, language: Language): Promise<MethodSettings> {
    const found = (await this.methods.configuredNow()).find(({ method }) => method.key === key);
    if (!found) throw paymentErrors.unknown_payment_method();
    return this.show(found, language);
  }

  private show({ row, method, hidden }: ConfiguredMethod, language: Language): MethodSettings {
    const { settings: declarations } = method.gateway;
    return {
      id: method.id,
      key: method.key,
      name: method.key,
      active: row.active,
      position: row.position,
      title: method.title,
      description: method.description,
      ...settingsToWire(declarations, method.settings, this.config.currency),
      version: row.version,
      shown: hidden.length === 0,
      hidden_because: hidden,
      fields: [...COMMON_SETTINGS, ...declarations].map((declaration) => describeField(declaration, language)),
    };
  }
}
