import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { Redirects } from '../../redirects/index.js';
import { PageRows } from '../data/page-rows.js';

/** Deletes a page; the activity log keeps its texts. */
@Injectable()
export class DeletePage {
  constructor(
    private readonly database: Database,
    private readonly rows: PageRows,
    private readonly audit: AuditLog,
    private readonly redirects: Redirects,
  ) {}

  /** @throws not_found (404) */
  run(id: number, caller: Caller): Promise<void> {
    return this.database.transaction(async (tx) => {
      const before = await this.rows.lock(tx, id);
      if (!before) throw commonErrors.not_found();
      await this.rows.remove(tx, id);
      await this.redirects.deleted(tx, 'page', before.slug);
      await this.audit.record(tx, { caller, action: 'page.deleted', subjectType: 'page', subjectId: id, before });
    });
  }
}
