import { Inject, Injectable } from '@nestjs/common';
import type { SettingDeclaration, SettingValues } from '#contracts';
import type { Localized } from '#kernel';
import { ReadCache } from '../cache/read-cache.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../database/pg-errors.js';
import type { Transaction } from '../database/transaction.js';
import { methodErrors } from './method.errors.js';
import { METHOD_KIND, type MethodKind } from './method-kind.js';
import type { MethodRow } from './method-row.js';
import { SettingSealer } from './settings/setting-sealer.js';

/** A row that is locked for a change. */
export interface LockedMethodRow extends MethodRow {
  /** The settings as stored, with encrypted secrets. */
  readonly stored: SettingValues;
}

export type NewMethodRow = Pick<MethodRow, 'key' | 'provider' | 'title' | 'description'>;

/** The merchant's methods in display order, with decrypted secrets. */
@Injectable()
export class MethodRows {
  private readonly sealer: SettingSealer;
  private readonly hasDescription: boolean;

  constructor(
    @Inject(METHOD_KIND) private readonly kind: MethodKind,
    private readonly database: Database,
    private readonly cache: ReadCache,
    { keys }: Config,
  ) {
    this.sealer = new SettingSealer(keys, kind.sealedFor);
    this.hasDescription = kind.common.some(({ name }) => name === 'description');
  }

  /** All methods; cached until one of them changes. */
  read(): Promise<readonly MethodRow[]> {
    return this.cache.remember(`${this.kind.name} rows`, [this.kind.tag], () => this.readFresh(), 8192);
  }

  /** All methods without the cache, for administrators. */
  async readFresh(): Promise<readonly MethodRow[]> {
    const { name } = this.kind;
    // SQL: is prepared, because it runs for each first page after a change of methods
    const rows = await this.database.query<MethodRow>({
      name: `${name}s_read`,
      text: `SELECT id, key, provider, active, position, title, ${this.hasDescription ? 'description, ' : ''}settings,
        version
        FROM ${name} ORDER BY position, id`,
    });
    return rows.map((row) => ({ ...row, settings: this.sealer.open(row.settings) }));
  }

  async lock(tx: Transaction, key: string): Promise<LockedMethodRow | null> {
    // FOR UPDATE is not used, because orders refer to the key and must not wait while an administrator changes
    // settings.
    const row = await tx.entities.findOne(this.kind.entity, { where: { key }, lock: { mode: 'for_no_key_update' } });
    return row && { ...row, settings: this.sealer.open(row.settings), stored: row.settings };
  }

  /**
   * All methods in display order. The rows are locked by ascending id, so that two calls wait for each other instead of
   * deadlocking.
   */
  async lockAll(tx: Transaction): Promise<Array<Pick<MethodRow, 'key' | 'provider' | 'position'>>> {
    const rows = await tx.entities.find(this.kind.entity, {
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    return rows.sort((a, b) => a.position - b.position);
  }

  /**
   * Adds an inactive method after the last one.
   * @throws method_key_taken (409)
   */
  async insert(tx: Transaction, row: NewMethodRow): Promise<void> {
    const others = await this.lockAll(tx);
    const position = Math.max(0, ...others.map((other) => other.position)) + 1;
    try {
      await tx.entities.insert(this.kind.entity, { ...this.columns(row), active: false, position, settings: {} });
    } catch (error) {
      if (isUniqueViolation(error, `${this.kind.name}_key_key`)) throw methodErrors.method_key_taken({ key: row.key });
      throw error;
    }
    tx.touch(this.kind.tag);
  }

  /** Writes all columns except the key and the provider, with encrypted secrets, and increments the version. */
  async write(
    tx: Transaction,
    { key, stored }: LockedMethodRow,
    changed: MethodRow,
    declarations: readonly SettingDeclaration[],
  ): Promise<void> {
    const { active, position, title, description, settings } = changed;
    await tx.entities.update(
      this.kind.entity,
      { key },
      this.columns({
        active,
        position,
        title,
        description,
        settings: this.sealer.seal(declarations, settings, stored) as object,
      }),
    );
    tx.touch(this.kind.tag);
  }

  /**
   * The foreign keys of orders decide between the deletion and an order that is placed at the same moment.
   * @throws method_in_use (409)
   */
  async delete(tx: Transaction, key: string): Promise<void> {
    try {
      await tx.entities.delete(this.kind.entity, { key });
    } catch (error) {
      if (isForeignKeyViolation(error)) throw methodErrors.method_in_use({ key });
      throw error;
    }
    tx.touch(this.kind.tag);
  }

  /**
   * Numbers the methods from 1 and returns whether any moved. A method that keeps its position keeps its version, so
   * that an administrator who edits it gets no conflict.
   */
  async place(tx: Transaction, keys: readonly string[]): Promise<boolean> {
    const { name, tag } = this.kind;
    // SQL: one statement for all methods
    const moved = await tx.query(
      `UPDATE ${name} m SET position = o.place, version = m.version + 1, updated_at = now()
       FROM unnest($1::text[]) WITH ORDINALITY AS o(key, place)
       WHERE o.key = m.key AND m.position <> o.place RETURNING m.key`,
      [keys],
    );
    if (moved.length > 0) tx.touch(tag);
    return moved.length > 0;
  }

  /**
   * Encrypts the secrets of all methods with the current key, also clear ones from an earlier version. Returns the
   * number of changed methods.
   */
  async reseal(declarationsOf: (provider: string) => readonly SettingDeclaration[]): Promise<number> {
    const { name } = this.kind;
    const rows = await this.database.dataSource
      .getRepository(this.kind.entity)
      .find({ select: { id: true, provider: true, settings: true } });
    let count = 0;
    for (const { id, provider, settings } of rows) {
      const sealed = this.sealer.reseal(declarationsOf(provider), settings);
      if (sealed === null) continue;
      // SQL: compares jsonb, and keeps version and time; a method that changed meanwhile was encrypted by that change
      const changed = await this.database.query(
        `UPDATE ${name} SET settings = $3 WHERE id = $1 AND settings = $2 RETURNING id`,
        [id, JSON.stringify(settings), JSON.stringify(sealed)],
      );
      count += changed.length;
    }
    return count;
  }

  /** Columns of a row, without the description if the table has none. */
  private columns<T extends { description?: Localized | undefined }>({
    description,
    ...row
  }: T): Omit<T, 'description'> {
    return this.hasDescription ? { ...row, ...(description && { description }) } : row;
  }
}
