import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { listedSettings } from '../domain/listed-settings.js';
import type { OfferedMethod } from '../payment.types.js';
import { FindMethods } from './find-methods.js';

/** Cache tags of the list. */
export const LISTED_METHODS_TAGS = ['payment-methods', 'settings'] as const;

/** A method as customers see it, translated. */
export interface ListedMethod {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** Settings that its gateway declares as `listed`. */
  readonly settings: Readonly<Record<string, unknown>>;
}

@Injectable()
export class ListMethods {
  constructor(
    private readonly methods: FindMethods,
    private readonly config: Config,
  ) {}

  async run(language: Language): Promise<ListedMethod[]> {
    return (await this.methods.allOffered()).map((method) => this.show(method, language));
  }

  private show(method: OfferedMethod, language: Language): ListedMethod {
    const { language: fallback, currency } = this.config;
    return {
      id: method.id,
      key: method.key,
      title: pick(method.title, language, fallback) || method.key,
      description: pick(method.description, language, fallback),
      settings: listedSettings(method.gateway.settings, method.settings, { language, fallback, currency }),
    };
  }
}
