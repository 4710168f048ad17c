import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { AuditLog } from '../../../identity/index.js';
import { PaymentFacade } from '../../../payment/index.js';
import { actorOf, type Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { commonErrors } from '../../../platform/errors/common-errors.js';
import { reconciliationErrors } from '../../reconciliation.errors.js';
import { RefundFileRows } from '../data/refund-file-rows.js';
import { RefundRows } from '../data/refund-rows.js';
import { isExportable, type BankRefund, type ReceivableRefund } from '../domain/bank-refund.js';
import { totalOf, transfersOf, type RefundFileFormat } from '../domain/payment-file.js';
import type { RefundFile } from '../domain/refund-file.js';
import { writeRefundFile } from '../domain/write-refund-file.js';
import { ComposePayments } from './compose-payments.js';

/** Maximum number of refunds in a file. */
export const MOST_REFUNDS = 1_000;

export interface SentRefundFile {
  readonly format: RefundFileFormat;
  /** Null: all that are due and have a receiver. */
  readonly refundIds: readonly number[] | null;
}

/**
 * Writes due refunds to a file for the bank. A refund is in one file only, also for concurrent requests.
 * @throws not_found, already_exported, receiver_needed, no_refunds_due, payer_account_needed, one_currency_needed
 */
@Injectable()
export class CreateRefundFile {
  constructor(
    private readonly db: Database,
    private readonly refunds: RefundRows,
    private readonly files: RefundFileRows,
    private readonly payments: PaymentFacade,
    private readonly composePayments: ComposePayments,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(caller: Caller, { format, refundIds }: SentRefundFile): Promise<RefundFile> {
    const accounts = await this.payments.transferAccounts();
    const id = await this.db.transaction(async (tx) => {
      const refunds = await this.locked(tx, refundIds);
      const file = this.composePayments.run(refunds, accounts, this.clock.now());
      const content = Buffer.from(writeRefundFile(file, format));
      const sha256 = createHash('sha256').update(content).digest('hex');
      const total = totalOf(file);
      const { reference, batches } = file;
      const count = transfersOf(file).length;
      const stored = { format, reference, count, total, sha256, content, batches };
      const fileId = await this.files.add(tx, stored, actorOf(caller));
      await this.audit.record(tx, {
        caller,
        action: 'refund_file.created',
        subjectType: 'refund_file',
        subjectId: fileId,
        after: {
          format,
          count,
          total: total.toNumber(),
          currency: total.currency,
          sha256,
          refund_ids: refunds.map((refund) => refund.id),
        },
      });
      return fileId;
    });
    return (await this.files.find(id))!;
  }

  private async locked(tx: Transaction, ids: readonly number[] | null): Promise<ReceivableRefund[]> {
    const locked = await this.refunds.lock(tx, ids);
    if (ids !== null) mustBeReady(ids, locked);
    const ready = locked.filter((refund): refund is ReceivableRefund => refund.receiver !== null);
    // A file has one currency; refunds in other currencies are left for the next files.
    const currency = ready[0]?.amount.currency;
    const chosen = ids === null ? ready.filter(({ amount }) => amount.currency === currency) : ready;
    if (chosen.length === 0) throw reconciliationErrors.no_refunds_due();
    return chosen.slice(0, MOST_REFUNDS);
  }
}

function mustBeReady(ids: readonly number[], refunds: readonly BankRefund[]): void {
  if (refunds.length < ids.length) throw commonErrors.not_found();
  const idsOf = (some: readonly BankRefund[]): number[] => some.map(({ id }) => id);
  const exported = refunds.filter(({ state }) => !isExportable(state));
  if (exported.length > 0) throw reconciliationErrors.already_exported({ refund_ids: idsOf(exported) });
  const without = refunds.filter(({ receiver }) => receiver === null);
  if (without.length > 0) throw reconciliationErrors.receiver_needed({ refund_ids: idsOf(without) });
  if (new Set(refunds.map(({ amount }) => amount.currency)).size > 1) throw reconciliationErrors.one_currency_needed();
}
