import { Inject, Injectable } from '@nestjs/common';
import type { ConfiguredMethod } from './configured-method.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import type { MethodProvider } from './method-provider.js';
import type { MethodRow } from './method-row.js';
import { MethodRows } from './method-rows.js';
import { ProviderRegistry } from './provider-registry.js';

/** The merchant's rows with their registered providers. A row whose provider is not registered is left out. */
@Injectable()
export class FindConfiguredMethods<
  P extends MethodProvider = MethodProvider,
  M extends ConfiguredMethod<P> = ConfiguredMethod<P>,
> {
  private readonly configured = new WeakMap<readonly MethodRow[], readonly M[]>();

  constructor(
    @Inject(METHOD_KIND) private readonly kind: MethodKind<P, M>,
    private readonly rows: MethodRows,
    private readonly registry: ProviderRegistry<P>,
  ) {}

  /** Configured once for rows that are kept. */
  async all(): Promise<readonly M[]> {
    const rows = await this.rows.read();
    let methods = this.configured.get(rows);
    if (!methods) this.configured.set(rows, (methods = this.configure(rows)));
    return methods;
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
    return this.configure(await this.rows.readFresh());
  }

  private configure(rows: readonly MethodRow[]): readonly M[] {
    return rows.flatMap((row) => {
      const provider = this.registry.get(row.provider);
      return provider ? [this.kind.configure(row, provider)] : [];
    });
  }
}
