import { In } from 'typeorm';
import type { Transaction } from '../platform/database/transaction.js';
import { SettingEntity } from './data/setting.entity.js';
import { fromRow, SHOP_KEY, type StoredSettings } from './stored-settings.js';

/** The settings as the database has them. */
export interface CurrentSettings {
  readonly stored: StoredSettings;
  readonly paymentsEnabled: boolean;
  readonly version: number;
}

const PAYMENTS_KEY = 'payments_enabled';

/** Bypasses the cache, for administrators. */
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
