import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { byCaller } from '../../settlement/index.js';
import { TransactionRows } from '../data/transaction-rows.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { storable } from '../domain/storable.js';
import { reconciliationErrors } from '../reconciliation.errors.js';
import { RenewConcerned } from './renew-concerned.js';
import { ReversePayments } from './reverse-payments.js';
import { SettleReturn } from './settle-return.js';

export interface SentReturn {
  /** Id of the matched credit that the return takes back. */
  readonly reverses: number;
  readonly note: string | null;
  /** Whether buyers whose orders await payment again get the bank details. */
  readonly notify: boolean;
  readonly version?: number;
}

/**
 * Matches a return with the credit that it takes back, and reverses the payments of the credit, which stays matched.
 * @throws not_found, already_matched, not_reversible, stale_version, payment_not_live
 */
@Injectable()
export class ConfirmReturn {
  constructor(
    private readonly db: Database,
    private readonly transactions: TransactionRows,
    private readonly reversePayments: ReversePayments,
    private readonly settleReturn: SettleReturn,
    private readonly renewConcerned: RenewConcerned,
  ) {}

  async run(caller: Caller, id: number, { reverses, note, notify, version }: SentReturn): Promise<BankTransaction> {
    const orderIds = await this.renewConcerned.ordersOf(id);
    await this.db.transaction(async (tx) => {
      const locked = await this.transactions.lock(tx, [id, reverses]);
      const returned = locked.find((one) => one.id === id);
      const credit = locked.find((one) => one.id === reverses);
      if (!returned) throw commonErrors.not_found();
      if (returned.state === 'matched') throw reconciliationErrors.already_matched();
      mustBeCurrent(version, returned.version);
      if (!credit || !isReversible(returned, credit)) throw reconciliationErrors.not_reversible();
      await this.reversePayments.run(tx, caller, credit, { reason: note ?? reasonOf(returned), notify });
      await this.settleReturn.run(tx, returned, reverses, byCaller(caller));
      await this.renewConcerned.note(tx, orderIds);
    });
    await this.renewConcerned.run(id, orderIds);
    return (await this.transactions.find(id))!;
  }
}

const isReversible = (returned: BankTransaction, credit: BankTransaction): boolean =>
  returned.kind === 'return' &&
  !returned.isIncoming &&
  credit.kind === 'credit' &&
  credit.state === 'matched' &&
  credit.accountId === returned.accountId &&
  credit.amount.equals(returned.amount);

/** The bank's reason for the return, for the history of the order. */
const reasonOf = ({ returnReason, remittance, bookedOn }: BankTransaction): string =>
  storable([returnReason?.code, returnReason?.text ?? remittance].filter(Boolean).join(' '), 500) || bookedOn;
