import type { Transaction } from '../../platform/database/transaction.js';
import { FRESH_SETTINGS, SHOP_KEY } from '../../settings/index.js';
import { demoSettings } from '../demo-data.js';

/** What the demo shop calls itself in pages and mails. */
export async function seedShopName(tx: Transaction): Promise<void> {
  const settings = { ...FRESH_SETTINGS, shop_name: demoSettings.shopName.en };
  await tx.query('INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [
    SHOP_KEY,
    JSON.stringify(settings),
  ]);
}
