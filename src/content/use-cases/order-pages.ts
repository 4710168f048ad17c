import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { PageRows } from '../data/page-rows.js';

/** Sets the display order of the pages. */
@Injectable()
export class OrderPages {
  constructor(
    private readonly database: Database,
    private readonly rows: PageRows,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Pages that are not named follow in their current order.
   * @throws 422 at `ids` for an unknown id
   */
  run(ids: readonly number[], caller: Caller): Promise<void> {
    return this.database.transaction(async (tx) => {
      const before = await this.rows.lockAll(tx);
      if (ids.some((id) => !before.includes(id)))
        throw new FieldErrors({ ids: [{ key: 'content.errors.unknown_page' }] });
      const after = [...ids, ...before.filter((id) => !ids.includes(id))];
      await this.rows.place(tx, after);
      await this.audit.record(tx, {
        caller,
        action: 'page.ordered',
        subjectType: 'page',
        subjectId: null,
        before: { ids: before },
        after: { ids: after },
      });
    });
  }
}
