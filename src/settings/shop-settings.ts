import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LANGUAGES, type Language } from '#kernel';
import { ReadCache } from '../platform/cache/read-cache.js';
import { Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import type { Transaction } from '../platform/database/transaction.js';
import { roleCovers, type AccountRole } from '../platform/access/caller.js';
import type { Sealer } from '../platform/crypto/sealer.js';
import { ShopProfile, type FormerMailServer, type ShopContact } from '../platform/shop/shop-profile.js';
import type { SmtpServer } from '../platform/shop/smtp-server.js';
import { FormerMailServerEntity } from './data/former-mail-server.entity.js';
import { SettingEntity } from './data/setting.entity.js';
import { readSettings } from './data/setting-rows.js';
import { contactOf, inEffect, type SettingsInEffect } from './in-effect.js';
import { openedSmtp, sealedSmtp, smtpSealer, type SmtpChange, type StoredSmtp } from './smtp-setting.js';
import { fromRow, FRESH_SETTINGS, SHOP_KEY, type StoredSettings } from './stored-settings.js';

/** Maximum time in milliseconds for which a change made directly in the database goes unnoticed. */
const LONGEST_MS = 60_000;

/**
 * The current settings of the shop, kept in memory, because every request needs its language before any database query.
 * They are reloaded when any instance announces a change; while the database is unavailable, the last ones stay.
 */
@Injectable()
export class ShopSettings extends ShopProfile implements OnModuleInit {
  private readonly logger = new Logger('ShopSettings');
  private known: SettingsInEffect;
  private knownAt = 0;
  private reading = 0;
  private readonly sealer: Sealer;
  private readonly listeners: Array<() => void> = [];
  private mailServer: SmtpServer | null = null;

  constructor(
    private readonly database: Database,
    private readonly cache: ReadCache,
    private readonly config: Config,
  ) {
    super();
    this.known = inEffect(FRESH_SETTINGS, config);
    this.sealer = smtpSealer(config.keys);
  }

  async onModuleInit(): Promise<void> {
    this.cache.watch('settings', () => void this.refresh());
    await this.refresh();
  }

  /** The shop's name. */
  get name(): string {
    return this.now().name;
  }

  /** The sender of mails. */
  get sender(): SettingsInEffect['sender'] {
    return this.now().sender;
  }

  contact(language: Language): ShopContact {
    return contactOf(this.stored.seller, language);
  }

  /** Default language, for visitors without a preferred one. */
  get language(): Language {
    return this.now().language;
  }

  /** Languages offered to customers. */
  get languages(): readonly Language[] {
    return this.now().languages;
  }

  get timezone(): string {
    return this.now().timezone;
  }

  get smtp(): SmtpServer | null {
    this.now();
    return this.mailServer;
  }

  /** Stock at or below this number counts as low. */
  get lowStock(): number {
    return this.now().lowStock;
  }

  get mailsPerHour(): number {
    return this.stored.mails_per_hour;
  }

  get administratorIdleMinutes(): number {
    return this.stored.administrator_idle_minutes;
  }

  /** Settings set by an administrator, by the names of `PUT /api/admin/settings`. */
  get stored(): StoredSettings {
    return this.now().stored;
  }

  /** Paths of the uploaded pictures that the settings use, read without the cache. */
  async pictures(tx: Pick<Transaction, 'entities'>): Promise<string[]> {
    const { logo, favicon, hero, seller } = (await readSettings(tx)).stored;
    return [logo, favicon, hero?.image ?? null, seller.logo].filter((image) => image !== null);
  }

  /** Returns the changed mail server to store, with an encrypted password. */
  sealed(stored: StoredSmtp | null, change: SmtpChange | null): StoredSmtp | null {
    return sealedSmtp(stored, change, this.sealer);
  }

  /** `language` if it is offered to customers, otherwise the default one. */
  offered(language: string | undefined): Language {
    const { languages, language: own } = this.now();
    return LANGUAGES.find((one) => one === language && languages.includes(one)) ?? own;
  }

  requiresSecondFactorOf(role: AccountRole | null): boolean {
    const rule = this.stored.require_second_factor;
    if (rule === 'none' || role === null || role === 'customer') return false;
    return rule === 'all' || roleCovers(role, rule);
  }

  async formerMailServer(id: number): Promise<FormerMailServer | null> {
    const row = await this.database.entities.findOneBy(FormerMailServerEntity, { id });
    const server = openedSmtp(row?.server ?? null, this.sealer);
    return row && server && { server, sender: row.sender };
  }

  whenChanged(work: () => void): void {
    this.listeners.push(work);
  }

  /** Reloads the settings. Of overlapping reads, the one that started last counts. */
  async refresh(): Promise<void> {
    const reading = ++this.reading;
    this.knownAt = Date.now();
    try {
      const row = await this.database.entities.findOneBy(SettingEntity, { key: SHOP_KEY });
      const stored = fromRow(row?.value as Partial<StoredSettings> | undefined);
      if (reading !== this.reading) return;
      this.known = inEffect(stored, this.config);
      this.mailServer = openedSmtp(stored.smtp, this.sealer);
      for (const work of this.listeners) work();
    } catch (error) {
      this.logger.warn({ err: error }, 'The settings could not be read; the known ones stay.');
    }
  }

  private now(): SettingsInEffect {
    if (Date.now() - this.knownAt > LONGEST_MS) void this.refresh();
    return this.known;
  }
}
