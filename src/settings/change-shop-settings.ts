import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, FieldErrors, type Clock } from '#kernel';
import { AuditLog, FreshProof, SecurityNotices } from '../identity/index.js';
import { Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import type { Transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/access/caller.js';
import { commonErrors } from '../platform/errors/common-errors.js';
import { SettingEntity } from './data/setting.entity.js';
import { readSettings, type CurrentSettings } from './read-shop-settings.js';
import { FRESH_SETTINGS, SHOP_KEY, type StoredSettings } from './stored-settings.js';
import { ShopSettings } from './shop-settings.js';

export interface SettingsChange extends Partial<Omit<StoredSettings, 'seller'>> {
  readonly seller?: Partial<StoredSettings['seller']>;
  readonly paymentsEnabled?: boolean;
  /** The version that was read; stale_version when the settings have changed since. */
  readonly version?: number;
}

/** Changed only by a caller who has shown a password or a code recently. */
const SECURITY = ['require_second_factor', 'administrator_idle_minutes'] as const;

const MINUTE_MS = 60_000;
// SQL: the session's table is the session store's
/** A shorter idle time also holds for the open sessions of administrators. */
const SHORTEN_SESSIONS =
  "UPDATE session SET expire = $1 WHERE expire > $1 AND user_id IN (SELECT id FROM app_user WHERE role <> 'customer')";

const securitySummary = (settings: StoredSettings): string =>
  SECURITY.map((name) => `${name}: ${settings[name]}`).join(', ');

// SQL: one statement, whether it was ever switched before or not
const SWITCH_PAYMENTS = `
  INSERT INTO setting (key, value) VALUES ('payments_enabled', to_jsonb($1::boolean))
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1, updated_at = now()`;

/** Changes what was sent of the shop's settings. */
@Injectable()
export class ChangeShopSettings {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    private readonly proof: FreshProof,
    private readonly notices: SecurityNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @throws proof_required (403) for security settings; stale_version (409); 422 at `languages` when the default one
   * would not be among them
   */
  async run({ paymentsEnabled, version, seller, ...change }: SettingsChange, caller: Caller): Promise<CurrentSettings> {
    const after = await this.database.transaction(async (tx) => {
      const before = await lock(tx);
      if (version !== undefined && version !== before.version) throw commonErrors.stale_version();
      const changed: StoredSettings = {
        ...before.stored,
        ...sentOf(change),
        seller: { ...before.stored.seller, ...sentOf(seller ?? {}) },
      };
      this.mustOfferDefaultLanguage(changed);
      const isSecurity = SECURITY.some((name) => changed[name] !== before.stored[name]);
      if (isSecurity) this.proof.require(caller);
      await tx.entities.update(SettingEntity, { key: SHOP_KEY }, { value: changed });
      if (paymentsEnabled !== undefined) await tx.query(SWITCH_PAYMENTS, [paymentsEnabled]);
      if (isSecurity) {
        await tx.query(SHORTEN_SESSIONS, [
          new Date(this.clock.now().getTime() + changed.administrator_idle_minutes * MINUTE_MS),
        ]);
        this.notices.notifyOwners(tx, caller, 'security_settings_changed', securitySummary(changed));
      }
      tx.touch('settings');
      const now: CurrentSettings = {
        stored: changed,
        paymentsEnabled: paymentsEnabled ?? before.paymentsEnabled,
        version: before.version + 1,
      };
      await this.audit.record(tx, {
        caller,
        action: 'settings.changed',
        subjectType: 'setting',
        subjectId: SHOP_KEY,
        before: auditable(before),
        after: auditable(now),
      });
      return now;
    });
    // so that this instance's next answer is up to date
    await this.shop.refresh();
    return after;
  }

  private mustOfferDefaultLanguage({ default_language: language, languages }: StoredSettings): void {
    const own = language ?? this.config.language;
    if (!languages.includes(own))
      throw new FieldErrors({ languages: [{ key: 'shop.errors.default_language_offered' }] });
  }
}

/** The row is created first, so that two first changes wait for each other. */
async function lock(tx: Transaction): Promise<CurrentSettings> {
  const fresh = { key: SHOP_KEY, value: FRESH_SETTINGS };
  await tx.entities
    .createQueryBuilder()
    .insert()
    .into(SettingEntity)
    .values(fresh)
    .orIgnore()
    .updateEntity(false)
    .execute();
  await tx.entities.findOne(SettingEntity, { where: { key: SHOP_KEY }, lock: { mode: 'pessimistic_write' } });
  return readSettings(tx);
}

/** Without the members that are undefined, which were not sent. */
const sentOf = <T extends object>(change: T): T =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;

const auditable = ({ stored, paymentsEnabled }: CurrentSettings) => ({ ...stored, payments_enabled: paymentsEnabled });
