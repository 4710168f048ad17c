import { In } from 'typeorm';
import type { Transaction } from '../platform/database/transaction.js';
import { SettingEntity } from './data/setting.entity.js';
import { fromRow, SHOP_KEY, type StoredSettings } from './stored-settings.js';

export interface SettingsNow {
  readonly stored: StoredSettings;
  readonly payments_enabled: boolean;
  readonly version: number;
}

const PAYMENTS_KEY = 'payments_enabled';

/** Past every cache, for administrators. */
export async function readSettings({ entities }: Pick<Transaction, 'entities'>): Promise<SettingsNow> {
  const rows = await entities.findBy(SettingEntity, { key: In([SHOP_KEY, PAYMENTS_KEY]) });
  const shop = rows.find(({ key }) => key === SHOP_KEY);
  const payments = rows.find(({ key }) => key === PAYMENTS_KEY);
  return {
    stored: fromRow(shop?.value as Partial<StoredSettings> | undefined),
    payments_enabled: payments === undefined || payments.value === true,
    version: shop?.version ?? 1,
  };
}
