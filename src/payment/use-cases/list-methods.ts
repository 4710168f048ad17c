import { Injectable } from '@nestjs/common';
import { pick, type Language } from '#kernel';
import { Config } from '../../platform/config/config.js';
import { FindMethods } from './find-methods.js';
import { listedSettings } from '../domain/listed-settings.js';
import type { OfferedMethod } from '../payment.types.js';

/** A method as customers see it: the common fields, and those settings that its gateway declares as listed. */
export interface ListedMethod {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly [setting: string]: unknown;
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
      ...listedSettings(method.gateway.settings, method.settings, { language, fallback, currency }),
      id: method.id,
      key: method.key,
      name: method.key,
      title: pick(method.title, language, fallback) || method.key,
      description: pick(method.description, language, fallback),
    };
  }
}
