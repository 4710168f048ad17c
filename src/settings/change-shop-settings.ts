import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { AuditLog, FreshProof, SecurityNotices, Sessions } from '../identity/index.js';
import { Database } from '../platform/database/database.js';
import type { Transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/access/caller.js';
import { commonErrors } from '../platform/errors/common-errors.js';
import { CheckSettings } from './check-settings.js';
import {
  keepFormerServer,
  lockSettings,
  switchPayments,
  updateSettings,
  type CurrentSettings,
} from './data/setting-rows.js';
import { securityChanges } from './security-changes.js';
import { SHOP_KEY, type StoredSettings } from './stored-settings.js';
import { ShopSettings } from './shop-settings.js';
import { shownSmtp, type SmtpChange } from './smtp-setting.js';

export interface SettingsChange extends Partial<Omit<StoredSettings, 'seller' | 'smtp'>> {
  readonly smtp?: SmtpChange | null;
  readonly seller?: Partial<StoredSettings['seller']>;
  readonly paymentsEnabled?: boolean;
  /** The version that was read; stale_version if the settings have changed since. */
  readonly version?: number;
}

/** Settings that require a recent password or code of the caller. */
const SECURITY = ['require_second_factor', 'administrator_idle_minutes', 'smtp', 'mail_sender_address'] as const;

/** Changes the sent settings of the shop. */
@Injectable()
export class ChangeShopSettings {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly shop: ShopSettings,
    private readonly checks: CheckSettings,
    private readonly proof: FreshProof,
    private readonly notices: SecurityNotices,
    private readonly sessions: Sessions,
  ) {}

  /**
   * @throws proof_required (403) for security settings; stale_version (409); 422 at `languages` if they lack the
   * default language, at `timezone` for a time zone that PostgreSQL does not know, and
   * for pictures and colors that do not suit the pages
   */
  async run(
    { paymentsEnabled, version, seller, smtp, ...change }: SettingsChange,
    caller: Caller,
  ): Promise<CurrentSettings> {
    await this.checks.timezone(change.timezone);
    const after = await this.database.transaction(async (tx) => {
      const before = await lockSettings(tx);
      if (version !== undefined && version !== before.version) throw commonErrors.stale_version();
      const changed: StoredSettings = {
        ...before.stored,
        ...sentOf(change),
        seller: { ...before.stored.seller, ...sentOf(seller ?? {}) },
        smtp: smtp === undefined ? before.stored.smtp : this.shop.sealed(before.stored.smtp, smtp),
      };
      this.checks.languages(changed);
      await this.checks.look(tx, change, seller);
      const isSecurity = SECURITY.some((name) => !isDeepStrictEqual(changed[name], before.stored[name]));
      if (isSecurity) this.proof.require(caller);
      await updateSettings(tx, changed);
      if (paymentsEnabled !== undefined) await switchPayments(tx, paymentsEnabled);
      if (isSecurity) {
        // A shorter idle time also applies to open sessions.
        await this.sessions.shortenOfAdministrators(tx, changed.administrator_idle_minutes);
        await this.notifyOwners(tx, caller, before.stored, changed);
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
    // The settings are reloaded, so that the next answer of this instance is up to date.
    await this.shop.refresh();
    return after;
  }

  /**
   * Notifies the owners by the former mail server and sender: whoever set up the new server could withhold the notice
   * there, and the server may refuse the new sender.
   */
  private async notifyOwners(tx: Transaction, caller: Caller, before: StoredSettings, now: StoredSettings) {
    const changes = securityChanges(before, now);
    const isOfMail = !isDeepStrictEqual(before.smtp, now.smtp);
    const isOfSender = before.mail_sender_address !== now.mail_sender_address;
    const isKept = (isOfMail || isOfSender) && before.smtp !== null;
    const former = isKept ? await keepFormerServer(tx, before.smtp, this.shop.sender) : null;
    const notice = isOfMail ? 'mail_server_changed' : 'security_settings_changed';
    this.notices.notifyOfSettings(tx, caller, notice, changes, former);
  }
}

/** Removes undefined members, which were not sent. */
const sentOf = <T extends object>(change: T): T =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;

const auditable = ({ stored, paymentsEnabled }: CurrentSettings) => ({
  ...stored,
  smtp: shownSmtp(stored.smtp),
  payments_enabled: paymentsEnabled,
});
