import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { MethodRows } from '../data/method-rows.js';

/** Puts the methods in the order of display. */
@Injectable()
export class ReorderMethods {
  constructor(
    private readonly database: Database,
    private readonly rows: MethodRows,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Those that are not named follow in the order they had. @throws 422 at `keys` for an unknown one
   */
  run(keys: readonly string[], caller: Caller): Promise<void> {
    return this.database.transaction(async (tx) => {
      const before = await this.rows.lockAll(tx);
      if (keys.some((key) => !before.includes(key)))
        throw new FieldErrors({ keys: [{ key: 'shipping.errors.unknown_shipping_method' }] });
      const after = [...keys, ...before.filter((key) => !keys.includes(key))];
      await this.rows.place(tx, after);
      await this.audit.record(tx, {
        caller,
        action: 'shipping_method.ordered',
        subjectType: 'shipping_method',
        subjectId: null,
        before: { keys: before },
        after: { keys: after },
      });
    });
  }
}
