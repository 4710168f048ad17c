import { Injectable } from '@nestjs/common';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { Database } from '../../platform/database/database.js';

/** SQL: is prepared, because it runs for each first page after a change. */
const READ = {
  name: 'payments_enabled_read',
  text: `SELECT value = 'true'::jsonb AS enabled FROM setting WHERE key = 'payments_enabled'`,
};

/** The shop's switch for all payment methods; on in a new shop. */
@Injectable()
export class PaymentsSwitch {
  constructor(
    private readonly database: Database,
    private readonly cache: ReadCache,
  ) {}

  isOn(): Promise<boolean> {
    return this.cache.remember('payments enabled', ['settings'], () => this.isOnNow());
  }

  /** Reads the switch without the cache, for administrators. */
  async isOnNow(): Promise<boolean> {
    const [row] = await this.database.query<{ enabled: boolean }>(READ);
    return row?.enabled ?? true;
  }
}
