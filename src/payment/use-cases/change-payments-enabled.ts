import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/auth/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/http/caller/caller.js';

const READ = `SELECT coalesce((SELECT value = 'true'::jsonb FROM setting WHERE key = 'payments_enabled'), true) AS enabled`;
const WRITE = `
  INSERT INTO setting (key, value) VALUES ('payments_enabled', to_jsonb($1::boolean))
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = setting.version + 1, updated_at = now()`;

/** The shop's switch for all payment methods. */
@Injectable()
export class ChangePaymentsEnabled {
  constructor(private readonly database: Database, private readonly audit: AuditLog) {}

  async read(): Promise<{ payments_enabled: boolean }> {
    const [row] = await this.database.query<{ enabled: boolean }>(READ);
    return { payments_enabled: row!.enabled };
  }

  async run(enabled: boolean, caller: Caller): Promise<{ payments_enabled: boolean }> {
    await this.database.transaction(async (tx) => {
      const [row] = await tx.query<{ enabled: boolean }>(READ);
      await tx.query(WRITE, [enabled]);
      await this.audit.record(tx, {
        caller, action: 'settings.changed', subjectType: 'setting', subjectId: 'payments_enabled',
        before: { payments_enabled: row!.enabled }, after: { payments_enabled: enabled },
      });
      tx.touch('settings');
    });
    return { payments_enabled: enabled };
  }
}
