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
/** Decisions on this number of transactions need few orders, so they need not wait for the matching of an import. */
const FEW = 100;

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

/** Decisions on some of the credits to which the same rules apply. */
export interface MatchedCredits<T> {
  readonly rules: MatchRules;
  readonly matched: ReadonlyArray<{ readonly credit: T; readonly decision: Decision }>;
}

/** Matches incoming money with the open orders. Writes nothing. */
@Injectable()
export class MatchCredits {
  /** Limits memory use: decisions on many transactions need many orders. */
  private readonly oneAtATime = new Semaphore(1, MOST_WAITING, overloaded);
  private readonly smallOnes = new Semaphore(2, MOST_WAITING, overloaded);

  constructor(
    private readonly payments: PaymentFacade,
    private readonly findPayableOrders: FindPayableOrders,
  ) {}

  /**
   * Decides on the credits by the settings of the payment method of each account.
   * @param use receives the decisions in parts; the first part contains all decisions to book
   */
  async run<T extends Credit>(
    credits: readonly T[],
    use: (part: MatchedCredits<T>) => Promise<void> | void,
  ): Promise<void> {
    if (credits.length === 0) return;
    const groups = await this.byRules(credits);
    await this.oneAtATime.run(async () => {
      const sourceFor = this.findPayableOrders.sources();
      for (const { rules, group } of groups) {
        const byId = new Map(group.map((credit) => [String(credit.id), credit]));
        const asking = { sourceFor, mode: rules.mode, changed: reinstatedBy(rules) };
        for await (const part of matchByAsking(group.map(toIncoming), asking)) {
          const matched = part.map((decision) => ({ credit: byId.get(decision.transactionId)!, decision }));
          await use({ rules, matched });
        }
      }
    });
  }

  /** Finds suggestions only. The decisions are in the order of the credits. */
  async suggest(credits: readonly Credit[]): Promise<Decision[]> {
    const gate = credits.length <= FEW ? this.smallOnes : this.oneAtATime;
    return gate.run(async () => {
      const decisions: Decision[] = [];
      const asking = { sourceFor: this.findPayableOrders.sources(), mode: 'off' } as const;
      for await (const part of matchByAsking(credits.map(toIncoming), asking)) decisions.push(...part);
      return decisions;
    });
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

const overloaded = (): Error => commonErrors.overloaded({ retry_after: 5 });

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
