import { Injectable } from '@nestjs/common';
import { PaymentFacade } from '../../payment/index.js';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { isSameAccount } from '../domain/account-number.js';
import type { BankTransaction } from '../domain/bank-transaction.js';
import { matchByAsking } from '../matching/match-by-asking.js';
import type { Decision, IncomingTransaction, PayableOrder } from '../matching/matching.types.js';
import type { MatchRules } from './book-certain.js';
import { FindPayableOrders } from './find-payable-orders.js';

const MOST_WAITING = 50;

/** Data of a transaction for the matching. The transaction may not be stored yet. */
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

/** Credits to which the same rules apply, with the decision about each. */
export interface MatchedCredits<T> {
  readonly rules: MatchRules;
  readonly credits: readonly T[];
  readonly decisions: readonly Decision[];
}

/** Matches incoming money with the open orders. Writes nothing. */
@Injectable()
export class MatchCredits {
  /** Limits memory use: decisions on many transactions need many orders. */
  private readonly oneAtATime = new Semaphore(1, MOST_WAITING, () => commonErrors.overloaded({ retry_after: 5 }));

  constructor(
    private readonly payments: PaymentFacade,
    private readonly findPayableOrders: FindPayableOrders,
  ) {}

  /** Decides by the settings of the payment method of each account. */
  async run<T extends Credit>(credits: readonly T[]): Promise<Array<MatchedCredits<T>>> {
    if (credits.length === 0) return [];
    const groups = await this.byRules(credits);
    return this.oneAtATime.run(async () => {
      const source = await this.findPayableOrders.asked(credits.map(toIncoming));
      const matched: Array<MatchedCredits<T>> = [];
      for (const { rules, group } of groups) {
        const decisions = await matchByAsking(group.map(toIncoming), source, rules.mode, reinstatedBy(rules));
        matched.push({ rules, credits: group, decisions });
      }
      return matched;
    });
  }

  /** Finds suggestions only. The decisions are in the order of the credits. */
  suggest(credits: readonly Credit[]): Promise<Decision[]> {
    const transactions = credits.map(toIncoming);
    return this.oneAtATime.run(async () =>
      matchByAsking(transactions, await this.findPayableOrders.asked(transactions), 'off'),
    );
  }

  /** Groups credits by the rules of the payment method that has the account of the credit. */
  private async byRules<T extends Credit>(credits: readonly T[]): Promise<Array<{ rules: MatchRules; group: T[] }>> {
    const accounts = await this.payments.transferAccounts();
    const groups = new Map<string, { rules: MatchRules; group: T[] }>();
    for (const credit of credits) {
      const method = accounts.find(({ account }) => isSameAccount(account, credit.account)) ?? accounts[0];
      const rules = { mode: method?.autoMatch ?? 'exact', reinstates: method?.reinstates ?? false };
      const key = `${rules.mode} ${rules.reinstates}`;
      const known = groups.get(key);
      if (known) known.group.push(credit);
      else groups.set(key, { rules, group: [credit] });
    }
    return [...groups.values()];
  }
}

const reinstatedBy =
  ({ reinstates }: MatchRules) =>
  (order: PayableOrder): PayableOrder =>
    reinstates ? { ...order, reinstates: order.cancelled } : order;

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
