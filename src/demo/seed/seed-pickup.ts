import type { Transaction } from '../../platform/database/transaction.js';
import { demoSettings } from '../demo-data.js';

/** Where and when the demo shop's orders are picked up. */
export async function seedPickup(tx: Transaction): Promise<void> {
  await tx.query(
    `UPDATE shipping_method SET settings = settings || $1::jsonb, version = version + 1 WHERE key = 'pickup'`,
    [JSON.stringify(demoSettings.pickup)],
  );
}
