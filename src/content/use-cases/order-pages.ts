import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { PageRows } from '../data/page-rows.js';

/** Puts the pages in the order of display. */
@Injectable()
export class OrderPages {
  constructor(
    private readonly database: Database,
    private readonly rows: PageRows,
    private readonly audit: AuditLog,
  ) {}

  /** Those that are not named follow in the order they had. @throws 422 at `ids` for an unknown one */
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
