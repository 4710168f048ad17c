import { Injectable } from '@nestjs/common';
import { checkIban, FieldErrors } from '#kernel';
import { AuditLog } from '../../../identity/index.js';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { commonErrors } from '../../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../../platform/errors/must-be-current.js';
import { storable } from '../../domain/storable.js';
import { reconciliationErrors } from '../../reconciliation.errors.js';
import { RefundRows } from '../data/refund-rows.js';
import { isExportable, maskedAccount, type BankRefund, type Receiver } from '../domain/bank-refund.js';

export interface SentReceiver {
  readonly name: string;
  readonly account: string;
  readonly version?: number;
}

const LONGEST_NAME = 140;

/**
 * Sets who gets the money of a refund that is not in a file.
 * @throws not_found, already_exported, stale_version; 422 at `receiver.account` for an invalid IBAN
 */
@Injectable()
export class SetReceiver {
  constructor(
    private readonly db: Database,
    private readonly refunds: RefundRows,
    private readonly audit: AuditLog,
  ) {}

  run(caller: Caller, id: number, { name, account, version }: SentReceiver): Promise<BankRefund> {
    const checked = checkIban(account);
    if (!checked.ok) throw new FieldErrors({ 'receiver.account': [{ key: `reconciliation.iban_${checked.reason}` }] });
    const receiver: Receiver = { name: storable(name, LONGEST_NAME), account: checked.iban };
    return this.db.transaction(async (tx) => {
      const [refund] = await this.refunds.lock(tx, [id]);
      if (!refund) throw commonErrors.not_found();
      if (!isExportable(refund.state)) throw reconciliationErrors.already_exported({ refund_ids: [id] });
      mustBeCurrent(version, refund.version);
      await this.refunds.setReceiver(tx, id, receiver);
      await this.audit.record(tx, {
        caller,
        action: 'refund.receiver_set',
        subjectType: 'refund',
        subjectId: id,
        // The activity log must not contain the complete account number of a customer.
        before: { receiver_account: refund.receiver && maskedAccount(refund.receiver.account) },
        after: { receiver_account: maskedAccount(receiver.account) },
      });
      return (await this.refunds.find([id], tx))[0]!;
    });
  }
}
