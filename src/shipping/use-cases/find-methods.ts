import { Injectable } from '@nestjs/common';
import type { SettingValues, ShippingProvider } from '#contracts';
import { pick, type Localized } from '#kernel';
import { isComplete, withDefaults } from '../../platform/settings/index.js';
import { MethodRows, type MethodRow } from '../data/method-rows.js';
import { ProviderRegistry } from './provider-registry.js';

/** A registered provider with the merchant's row and settings. */
export interface ConfiguredMethod {
  readonly key: string;
  readonly row: MethodRow;
  readonly provider: ShippingProvider;
  readonly title: Localized;
  readonly settings: SettingValues;
  /** Active, and all required settings are filled. */
  readonly offered: boolean;
}

/** Joins the registered providers with the merchant's rows. A row whose provider is gone is left alone and not shown. */
@Injectable()
export class FindMethods {
  constructor(private readonly rows: MethodRows, private readonly registry: ProviderRegistry) {}

  async offered(): Promise<ConfiguredMethod[]> {
    return (await this.all()).filter(({ offered }) => offered);
  }

  async all(): Promise<ConfiguredMethod[]> {
    return this.join(await this.rows.read());
  }

  /** Past the cache, for administrators. */
  async allNow(): Promise<ConfiguredMethod[]> {
    return this.join(await this.rows.readFresh());
  }

  private join(rows: readonly MethodRow[]): ConfiguredMethod[] {
    return rows.flatMap((row) => {
      const provider = this.registry.get(row.key);
      return provider ? [configure(row, provider)] : [];
    });
  }
}

export function configure(row: MethodRow, provider: ShippingProvider): ConfiguredMethod {
  const settings = withDefaults(provider.settings, row.settings);
  const title = pick(row.title, 'en') === '' ? provider.title : row.title;
  return { key: row.key, row, provider, title, settings, offered: row.active && isComplete(provider.settings, settings) };
}
