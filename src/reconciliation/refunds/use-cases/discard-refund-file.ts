import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../identity/index.js';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { commonErrors } from '../../../platform/errors/common-errors.js';
import { reconciliationErrors } from '../../reconciliation.errors.js';
import { RefundFileRows } from '../data/refund-file-rows.js';
import { RefundRows } from '../data/refund-rows.js';
import type { RefundFile } from '../domain/refund-file.js';

/**
 * Discards a file that was not given to the bank. Its refunds are due again, with the receivers of the file.
 * @throws not_found, already_discarded, refund_file_paid
 */
@Injectable()
export class DiscardRefundFile {
  constructor(
    private readonly db: Database,
    private readonly files: RefundFileRows,
    private readonly refunds: RefundRows,
    private readonly audit: AuditLog,
  ) {}

  async run(caller: Caller, id: number, reason: string): Promise<RefundFile> {
    await this.db.transaction(async (tx) => {
      const before = await this.files.lock(tx, id);
      if (!before) throw commonErrors.not_found();
      if (before.discardedAt) throw reconciliationErrors.already_discarded();
      const ids = await this.files.refundsOf(tx, id);
      await this.refunds.lock(tx, ids);
      // The transfers are counted again, because a statement may have been imported before the refunds were locked.
      const { paidOut, returned } = (await this.files.lock(tx, id))!;
      if (paidOut + returned > 0) throw reconciliationErrors.refund_file_paid();
      await this.files.discard(tx, id, reason);
      await this.refunds.changeState(tx, ids, 'due');
      await this.audit.record(tx, {
        caller,
        action: 'refund_file.discarded',
        subjectType: 'refund_file',
        subjectId: id,
        after: { reason, refund_ids: ids },
      });
    });
    return (await this.files.find(id))!;
  }
}
