import type { SettingDeclaration, SettingValues } from '#contracts';
import type { Database } from '../database/database.js';
import type { SettingSealer } from './setting-sealer.js';

/**
 * Seals the secrets of all methods with the current key, clear ones of an earlier version, too. Answers how many
 * methods it changed.
 */
export async function resealMethods(
  database: Database,
  table: 'payment_method' | 'shipping_method',
  sealer: SettingSealer,
  declarationsOf: (key: string) => readonly SettingDeclaration[],
): Promise<number> {
  let count = 0;
  for (const { key, settings } of await database.query<{ key: string; settings: SettingValues }>(
    `SELECT key, settings FROM ${table}`,
  )) {
    const sealed = sealer.reseal(declarationsOf(key), settings);
    if (sealed === null) continue;
    // one that was changed meanwhile was sealed then
    const changed = await database.query(
      `UPDATE ${table} SET settings = $3 WHERE key = $1 AND settings = $2 RETURNING key`,
      [key, JSON.stringify(settings), JSON.stringify(sealed)],
    );
    count += changed.length;
  }
  return count;
}
