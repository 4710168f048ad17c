import { Injectable } from '@nestjs/common';
import type { Localized } from '#kernel';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { SettingSealer } from '../../platform/setting-fields/index.js';

export const METHOD_TAGS = ['payment-methods', 'settings'] as const;

export interface MethodRow {
  readonly id: number;
  readonly key: string;
  readonly active: boolean;
  readonly position: number;
  readonly title: Localized;
  readonly description: Localized;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly version: number;
  /** The shop's switch for all methods. */
  readonly payments_enabled: boolean;
}

const READ = {
  name: 'payment_methods_read',
  text: `SELECT m.id, m.key, m.active, m.position, m.title, m.description, m.settings, m.version,
      coalesce((SELECT s.value = 'true'::jsonb FROM setting s WHERE s.key = 'payments_enabled'), true) AS payments_enabled
    FROM payment_method m ORDER BY m.position, m.id`,
};

export const methodSealer = ({ keys }: Config): SettingSealer => new SettingSealer(keys, 'payment method settings');

/** Every method's row, in the order of display, its secrets opened: one statement, kept until a setting changes. */
@Injectable()
export class MethodRows {
  private readonly sealer: SettingSealer;

  constructor(
    private readonly database: Database,
    private readonly cache: ReadCache,
    config: Config,
  ) {
    this.sealer = methodSealer(config);
  }

  read(): Promise<readonly MethodRow[]> {
    return this.cache.remember('payment method rows', METHOD_TAGS, () => this.readFresh(), 8192);
  }

  /** As it is now, for administrators. */
  async readFresh(): Promise<readonly MethodRow[]> {
    const rows = await this.database.query<MethodRow>(READ);
    return rows.map((row) => ({ ...row, settings: this.sealer.open(row.settings) }));
  }
}
