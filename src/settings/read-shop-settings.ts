import type { Transaction } from '../platform/database/transaction.js';
import { fromRow, SHOP_KEY, type StoredSettings } from './stored-settings.js';

/** The settings as the database has them. */
export interface CurrentSettings {
  readonly stored: StoredSettings;
  readonly paymentsEnabled: boolean;
  readonly version: number;
}

const READ = `
  SELECT (SELECT value FROM setting WHERE key = '${SHOP_KEY}') AS value,
    coalesce((SELECT version FROM setting WHERE key = '${SHOP_KEY}'), 1) AS version,
    coalesce((SELECT value = 'true'::jsonb FROM setting WHERE key = 'payments_enabled'), true) AS payments_enabled`;

/** Bypasses the cache, for administrators. */
export async function readSettings(database: Pick<Transaction, 'query'>): Promise<CurrentSettings> {
  const [row] = await database.query<{
    value: Partial<StoredSettings> | null;
    version: number;
    payments_enabled: boolean;
  }>(READ);
  return { stored: fromRow(row!.value ?? undefined), paymentsEnabled: row!.payments_enabled, version: row!.version };
}
