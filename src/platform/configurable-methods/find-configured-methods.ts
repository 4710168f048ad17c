import { Inject, Injectable } from '@nestjs/common';
import { ReadCache } from '../cache/read-cache.js';
import type { ConfiguredMethod } from './configured-method.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import type { MethodProvider } from './method-provider.js';
import { MethodRows } from './method-rows.js';
import { ProviderRegistry } from './provider-registry.js';

/** The merchant's rows with their registered providers. A row whose provider is not registered is left out. */
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

  /** Kept until one of them changes. */
  all(): Promise<readonly M[]> {
    return this.cache.remember(`${this.kind.name} methods`, [this.kind.tag], () => this.allNow(), 8192);
  }

  /** Those that customers may choose. */
  async offered(): Promise<M[]> {
    return (await this.all()).filter(({ hidden }) => hidden.length === 0);
  }

  /** Offered or not. */
  async find(key: string): Promise<M | null> {
    return (await this.all()).find((method) => method.key === key) ?? null;
  }

  /** Past the cache, for administrators. */
  async allNow(): Promise<readonly M[]> {
    return (await this.rows.readFresh()).flatMap((row) => {
      const provider = this.registry.get(row.provider);
      return provider ? [this.kind.configure(row, provider)] : [];
    });
  }
}
