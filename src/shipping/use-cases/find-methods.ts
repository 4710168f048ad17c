import { Injectable } from '@nestjs/common';
import { MethodRows, type MethodRow } from '../data/method-rows.js';
import { configure, type ConfiguredMethod } from '../domain/configured-method.js';
import { ProviderRegistry } from './provider-registry.js';

/** Joins the registered providers with the merchant's rows. A row whose provider is gone is left alone and not shown. */
@Injectable()
export class FindMethods {
  private readonly joined = new WeakMap<readonly MethodRow[], readonly ConfiguredMethod[]>();

  constructor(
    private readonly rows: MethodRows,
    private readonly registry: ProviderRegistry,
  ) {}

  async offered(): Promise<ConfiguredMethod[]> {
    return (await this.all()).filter(({ offered }) => offered);
  }

  async all(): Promise<readonly ConfiguredMethod[]> {
    return this.join(await this.rows.read());
  }

  /** Past the cache, for administrators. */
  async allNow(): Promise<readonly ConfiguredMethod[]> {
    return this.join(await this.rows.readFresh());
  }

  /** Once for rows that are kept. */
  private join(rows: readonly MethodRow[]): readonly ConfiguredMethod[] {
    let joined = this.joined.get(rows);
    if (!joined)
      this.joined.set(
        rows,
        (joined = rows.flatMap((row) => {
          const provider = this.registry.get(row.key);
          return provider ? [configure(row, provider)] : [];
        })),
      );
    return joined;
  }
}
