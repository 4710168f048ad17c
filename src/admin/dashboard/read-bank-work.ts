import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { ReadClockAccounts, type ClockAccount } from '../../order-management/index.js';
import { BankFigures, DueRefunds, type RefundsToSend, type TransactionsToReview } from '../../reconciliation/index.js';
import { BriefCache } from './brief-cache.js';

const CACHED_MS = 5_000;
const MOST_ORDERS = 20;

interface CachedWork {
  /** Accounts whose bank statements the payment clock follows. */
  readonly accounts: readonly ClockAccount[];
  /** Ids of cancelled orders for which a transfer on a bank statement may be meant, oldest first; a limited number. */
  readonly moneyForCancelled: readonly number[];
  /** Number of matched transfers with an unassigned part. */
  readonly partlyAssigned: number;
}

/** Bank transfers that need a decision of staff, and the work of the payment clock. */
export interface BankWork extends CachedWork {
  readonly refunds: RefundsToSend;
  readonly transactions: TransactionsToReview;
}

/**
 * Reads the open work with bank transfers for the dashboard. Slow reads are cached for some seconds.
 */
@Injectable()
export class ReadBankWork {
  private readonly cached = new BriefCache<CachedWork>(CACHED_MS, () => this.clock.now().getTime());

  constructor(
    private readonly accounts: ReadClockAccounts,
    private readonly refunds: DueRefunds,
    private readonly transactions: BankFigures,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(): Promise<BankWork> {
    const [work, refunds, transactions] = await Promise.all([
      this.cached.get('', () => this.read()),
      this.refunds.count(),
      this.transactions.toReview(),
    ]);
    return { ...work, refunds, transactions };
  }

  private async read(): Promise<CachedWork> {
    const [accounts, moneyForCancelled, partlyAssigned] = await Promise.all([
      this.accounts.run(),
      this.accounts.moneyForCancelled(MOST_ORDERS),
      this.transactions.partlyAssigned(),
    ]);
    return { accounts, moneyForCancelled, partlyAssigned };
  }
}
