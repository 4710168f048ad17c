import { Inject, Injectable } from '@nestjs/common';
import { ReadCache } from '../cache/read-cache.js';
import type { ConfiguredMethod } from './configured-method.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import type { MethodProvider } from './method-provider.js';
import { MethodRows } from './method-rows.js';
import { ProviderRegistry } from './provider-registry.js';

/** The merchant's methods with their registered providers. Methods whose provider is not registered are left out. */
@Injectable()
export class FindConfiguredMethods<
  P extends MethodProvider = MethodProvider,
  M extends ConfiguredMethod<P> = ConfiguredMethod<P>,
> {
  constructor(
    @Inject(METHOD_KIND) private readonly kind: MethodKind<P, M>,
    private readonly rows: MethodRows,
    private readonly registry: ProviderRegistry<P>,
    private readonly cache: ReadCache,
  ) {}

  /** All methods; cached until one of them changes. */
  all(): Promise<readonly M[]> {
    return this.cache.remember(`${this.kind.name} methods`, [this.kind.tag], () => this.allNow(), 8192);
  }

  /** Methods that customers can choose. */
  async offered(): Promise<M[]> {
    return (await this.all()).filter(({ hidden }) => hidden.length === 0);
  }

  /** A method by its key, whether customers can choose it or not. */
  async find(key: string): Promise<M | null> {
    return (await this.all()).find((method) => method.key === key) ?? null;
  }

  /** All methods without the cache, for administrators. */
  async allNow(): Promise<readonly M[]> {
    return (await this.rows.readFresh()).flatMap((row) => {
      const provider = this.registry.get(row.provider);
      return provider ? [this.kind.configure(row, provider)] : [];
    });
  }
}
