import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SettingDeclaration, SettingValues } from '#contracts';
import { SettingSealer } from '../../platform/configurable-methods/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { SealedValues } from '../../platform/jobs/sealed-values.js';
import { FeedRegistry } from './feed-registry.js';
import { FeedRows } from './data/feed-rows.js';

/** Purpose of the encryption. It must never change, because the key is derived from it. */
const PURPOSE = 'bank-feeds';

/** Encrypts the tokens of feeds in the database. */
@Injectable()
export class FeedSecrets implements OnModuleInit {
  private readonly sealer: SettingSealer;

  constructor(
    private readonly database: Database,
    private readonly sealed: SealedValues,
    private readonly registry: FeedRegistry,
    private readonly rows: FeedRows,
    { keys }: Config,
  ) {
    this.sealer = new SettingSealer(keys, PURPOSE);
  }

  onModuleInit(): void {
    this.sealed.register('bank_feeds', () => this.reseal());
  }

  open(stored: SettingValues): SettingValues {
    return this.sealer.open(stored);
  }

  seal(declared: readonly SettingDeclaration[], values: SettingValues, stored: SettingValues): SettingValues {
    return this.sealer.seal(declared, values, stored);
  }

  private async reseal(): Promise<number> {
    let changed = 0;
    for (const { key } of await this.rows.all())
      await this.database.transaction(async (tx) => {
        const { settings } = await this.rows.lock(tx, key);
        const renewed = this.sealer.reseal(this.registry.feeds.get(key)?.settings ?? [], settings);
        if (!renewed) return;
        await this.rows.reseal(tx, key, renewed);
        changed += 1;
      });
    return changed;
  }
}
