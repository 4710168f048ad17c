import { Inject, Injectable } from '@nestjs/common';
import { METHOD_KIND, METHOD_PROVIDERS, type MethodKind } from './method-kind.js';
import type { MethodProvider } from './method-provider.js';

/** Of providers and of methods, which begin as their provider's key. */
export const METHOD_KEY = /^[a-z][a-z0-9_]{0,49}$/;
/** Members that an administrator's view of every method has beside its settings. */
const MEMBERS = [
  'id',
  'key',
  'provider',
  'name',
  'built_in',
  'version',
  'shown',
  'hidden_because',
  'hidden_reasons',
  'fields',
];
/** Words in the place of a key in an address. */
export const RESERVED_KEYS: readonly string[] = ['order'];

/**
 * The registered gateways or providers by key.
 * @throws Error, so that the start ends: a key that is no word or is registered twice, or a setting with a taken name
 */
@Injectable()
export class ProviderRegistry<P extends MethodProvider = MethodProvider> {
  private readonly providers: ReadonlyMap<string, P>;

  constructor(
    @Inject(METHOD_KIND) { providerName, common }: Pick<MethodKind, 'providerName' | 'common'>,
    @Inject(METHOD_PROVIDERS) providers: readonly P[],
  ) {
    const taken = new Set([...MEMBERS, ...common.map(({ name }) => name)]);
    const found = new Map<string, P>();
    for (const one of providers) {
      if (!METHOD_KEY.test(one.key))
        throw new Error(`${providerName} "${one.key}": its key must be a lower-case word of at most 50 characters.`);
      if (RESERVED_KEYS.includes(one.key))
        throw new Error(`${providerName} "${one.key}": the shop uses this word itself.`);
      if (found.has(one.key)) throw new Error(`${providerName} "${one.key}": two have this key.`);
      const clash = one.settings.find(({ name }) => taken.has(name));
      if (clash) throw new Error(`${providerName} "${one.key}": a setting cannot be named "${clash.name}".`);
      found.set(one.key, one);
    }
    this.providers = found;
  }

  get(key: string): P | undefined {
    return this.providers.get(key);
  }

  all(): P[] {
    return [...this.providers.values()];
  }
}
