import { In } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import type { MailSender } from '../../platform/shop/shop-profile.js';
import { FRESH_SETTINGS, fromRow, SHOP_KEY, type StoredSettings } from '../stored-settings.js';
import type { StoredSmtp } from '../smtp-setting.js';
import { FormerMailServerEntity } from './former-mail-server.entity.js';
import { SettingEntity } from './setting.entity.js';

/** The stored settings with their version. */
export interface CurrentSettings {
  readonly stored: StoredSettings;
  readonly paymentsEnabled: boolean;
  readonly version: number;
}

const PAYMENTS_KEY = 'payments_enabled';

/** Reads the settings without the cache, for administrators. */
export async function readSettings({ entities }: Pick<Transaction, 'entities'>): Promise<CurrentSettings> {
  const rows = await entities.findBy(SettingEntity, { key: In([SHOP_KEY, PAYMENTS_KEY]) });
  const shop = rows.find(({ key }) => key === SHOP_KEY);
  const payments = rows.find(({ key }) => key === PAYMENTS_KEY);
  return {
    stored: fromRow(shop?.value as Partial<StoredSettings> | undefined),
    paymentsEnabled: payments === undefined || payments.value === true,
    version: shop?.version ?? 1,
  };
}

/**
 * Locks the settings and reads them. The row is created first, so that two concurrent first changes wait for each
 * other.
 */
export async function lockSettings(tx: Transaction): Promise<CurrentSettings> {
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

export async function updateSettings(tx: Transaction, stored: StoredSettings): Promise<void> {
  await tx.entities.update(SettingEntity, { key: SHOP_KEY }, { value: stored });
}

/** Stores a replaced mail server for the emails about the change, and returns its id. */
export async function keepFormerServer(
  { entities }: Pick<Transaction, 'entities'>,
  server: StoredSmtp,
  sender: MailSender,
): Promise<number> {
  const { identifiers } = await entities.insert(FormerMailServerEntity, { server, sender });
  return (identifiers[0] as Pick<FormerMailServerEntity, 'id'>).id;
}

export async function switchPayments(tx: Pick<Transaction, 'query'>, enabled: boolean): Promise<void> {
  // SQL: one statement, whether the row exists or not
  await tx.query(
    `INSERT INTO setting (key, value) VALUES ($1, to_jsonb($2::boolean))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1, updated_at = now()`,
    [PAYMENTS_KEY, enabled],
  );
}

/** Whether PostgreSQL knows the time zone by exactly this name. SQL: reads a view of the server. */
export async function isKnownTimezone(db: Pick<Transaction, 'query'>, name: string): Promise<boolean> {
  return (await db.query('SELECT FROM pg_timezone_names WHERE name = $1', [name])).length > 0;
}
