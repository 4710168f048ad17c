import { Injectable } from '@nestjs/common';
import { PaymentFacade, type AutoMatch } from '../../payment/index.js';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { isSameAccount } from '../domain/account-number.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { matchInSlices } from '../matching/match-in-slices.js';
import type { Decision, IncomingTransaction, PayableOrder } from '../matching/matching.types.js';
import { FindPayableOrders } from './find-payable-orders.js';

const MOST_WAITING = 50;

/** What the matching needs of a transaction, which may not be stored yet. */
export type Credit = Pick<
  BankTransaction,
  | 'id'
  | 'account'
  | 'bookedOn'
  | 'amount'
  | 'counterpartyName'
  | 'counterpartyAccount'
  | 'remittance'
  | 'creditorReference'
  | 'endToEndId'
>;

/** Credits that are booked by the same setting, with the decision about each. */
export interface MatchedCredits<T> {
  readonly mode: AutoMatch;
  readonly credits: readonly T[];
  readonly decisions: readonly Decision[];
}

/** Matches incoming money with the open orders. Writes nothing. */
@Injectable()
export class MatchCredits {
  /** Limits the memory: matching loads all open orders. */
  private readonly oneAtATime = new Semaphore(1, MOST_WAITING, () => commonErrors.overloaded({ retry_after: 5 }));

  constructor(
    private readonly payments: PaymentFacade,
    private readonly findPayableOrders: FindPayableOrders,
  ) {}

  /** Decides by the setting `auto_match` of the payment method of each account. */
  async run<T extends Credit>(credits: readonly T[]): Promise<Array<MatchedCredits<T>>> {
    if (credits.length === 0) return [];
    const modes = await this.byMode(credits);
    return this.oneAtATime.run(async () => {
      const orders = await this.ordersFor(credits);
      const matched: Array<MatchedCredits<T>> = [];
      for (const [mode, ofMode] of modes)
        matched.push({ mode, credits: ofMode, decisions: await matchInSlices(ofMode.map(toIncoming), orders, mode) });
      return matched;
    });
  }

  /** Finds suggestions only. The decisions are in the order of the credits. */
  suggest(credits: readonly Credit[]): Promise<Decision[]> {
    return this.oneAtATime.run(async () =>
      matchInSlices(credits.map(toIncoming), await this.ordersFor(credits), 'off'),
    );
  }

  private ordersFor(credits: readonly Credit[]): Promise<PayableOrder[]> {
    return this.findPayableOrders.run([...new Set(credits.flatMap((one) => one.counterpartyAccount ?? []))]);
  }

  /** Groups credits by `auto_match` of the payment method that has the account of the credit. */
  private async byMode<T extends Credit>(credits: readonly T[]): Promise<ReadonlyMap<AutoMatch, T[]>> {
    const accounts = await this.payments.transferAccounts();
    const modes = new Map<AutoMatch, T[]>();
    for (const credit of credits) {
      const method = accounts.find(({ account }) => isSameAccount(account, credit.account)) ?? accounts[0];
      const mode = method?.autoMatch ?? 'exact';
      const ofMode = modes.get(mode);
      if (ofMode) ofMode.push(credit);
      else modes.set(mode, [credit]);
    }
    return modes;
  }
}

const toIncoming = (credit: Credit): IncomingTransaction => ({
  id: String(credit.id),
  bookedOn: credit.bookedOn,
  amount: credit.amount,
  payerName: credit.counterpartyName,
  payerAccount: credit.counterpartyAccount,
  text: credit.remittance,
  creditorReference: credit.creditorReference,
  endToEndId: credit.endToEndId,
});
