import { Injectable } from '@nestjs/common';
import type { SettingDeclaration } from '#contracts';
import type { Localized } from '#kernel';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { SettingSealer } from '../../platform/setting-fields/index.js';

export const SHIPPING_TAG = 'shipping-methods';

export interface MethodRow {
  readonly key: string;
  readonly active: boolean;
  readonly position: number;
  readonly title: Localized;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly version: number;
}

const COLUMNS = 'key, active, position, title, settings, version';
const READ = { name: 'shipping_methods_read', text: `SELECT ${COLUMNS} FROM shipping_method ORDER BY position, key` };

export const methodSealer = ({ keys }: Config): SettingSealer => new SettingSealer(keys, 'shipping method settings');

/**
 * The merchant's rows, in the order of display, their secrets opened: one statement, kept until one of them changes.
 */
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
    return this.cache.remember('shipping method rows', [SHIPPING_TAG], () => this.readFresh(), 8192);
  }

  /** As they are now, for administrators. */
  async readFresh(): Promise<readonly MethodRow[]> {
    return (await this.database.query<MethodRow>(READ)).map((row) => this.opened(row));
  }

  async lock(tx: Transaction, key: string): Promise<MethodRow | null> {
    const [row] = await tx.query<MethodRow>(`SELECT ${COLUMNS} FROM shipping_method WHERE key = $1 FOR UPDATE`, [key]);
    return row ? this.opened(row) : null;
  }

  /** All keys in the order of display, locked by key, so that two orders wait for each other. */
  async lockAll(tx: Transaction): Promise<string[]> {
    const rows = await tx.query<{ key: string; position: number }>(
      'SELECT key, position FROM shipping_method ORDER BY key FOR UPDATE',
    );
    return rows.sort((a, b) => a.position - b.position).map(({ key }) => key);
  }

  /** Numbers them from 1; the version of those that really move counts on. */
  async place(tx: Transaction, keys: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE shipping_method m SET position = o.place, version = version + 1, updated_at = now()
       FROM unnest($1::text[]) WITH ORDINALITY o(key, place) WHERE m.key = o.key AND m.position <> o.place`,
      [keys],
    );
    tx.touch(SHIPPING_TAG);
  }

  /** Writes all but the key, secrets sealed; the version counts on. */
  async write(
    tx: Transaction,
    { key, active, position, title, settings }: MethodRow,
    declarations: readonly SettingDeclaration[],
  ): Promise<void> {
    const [stored] = await tx.query<Pick<MethodRow, 'settings'>>(
      'SELECT settings FROM shipping_method WHERE key = $1',
      [key],
    );
    const sealed = this.sealer.seal(declarations, settings, stored!.settings);
    await tx.query(
      'UPDATE shipping_method SET active = $2, position = $3, title = $4, settings = $5, version = version + 1, updated_at = now() WHERE key = $1',
      [key, active, position, JSON.stringify(title), JSON.stringify(sealed)],
    );
    tx.touch(SHIPPING_TAG);
  }

  private opened(row: MethodRow): MethodRow {
    return { ...row, settings: this.sealer.open(row.settings) };
  }
}
