import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, dayNumber, type Clock } from '#kernel';
import { UnpaidOrders, type OverdueOrders } from '../../order/index.js';
import { Config } from '../../platform/config/config.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { BankStatements } from '../bank-statements.js';
import { dayText } from '../domain/calendar-day.js';
import { ReadClockRules, type ClockMethod, type ClockRules } from './read-clock-rules.js';

/** How the payment clock follows the statements of an account. */
export interface ClockAccount {
  /** Key of the payment method. */
  readonly method: string;
  /** IBAN or number, as in the settings of the method. */
  readonly account: string;
  /** ISO 4217. */
  readonly currency: string;
  /** `plain`: the shop gets no statements of the account, and the clock does not wait for them. */
  readonly mode: 'statements' | 'plain';
  /** Last day that statements cover, YYYY-MM-DD; null: none. */
  readonly coveredUntil: string | null;
  /** First day without a statement that an overdue order needs, YYYY-MM-DD; null: none is missing. */
  readonly missingSince: string | null;
  /** Number of overdue orders for which the clock waits. */
  readonly waiting: number;
}

/** The accounts whose statements the payment clock follows. */
@Injectable()
export class ReadClockAccounts {
  constructor(
    private readonly readRules: ReadClockRules,
    private readonly unpaid: UnpaidOrders,
    private readonly statements: BankStatements,
    private readonly config: Config,
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Cancelled orders that a transfer on a statement may be for, oldest first, at most `most`. */
  async moneyForCancelled(most: number): Promise<number[]> {
    return this.unpaid.cancelledAmong([...(await this.statements.suggestedFor(null))], most);
  }

  /** @param rules read again if they are missing */
  async run(rules?: ClockRules): Promise<ClockAccount[]> {
    const methods = [...(rules ?? (await this.readRules.run())).methods.values()];
    const following = methods.filter(({ account }) => account !== null);
    if (following.length === 0) return [];
    const { timezone } = this.shop;
    const now = this.clock.now();
    const keys = following.map(({ key }) => key);
    const overdue = await this.unpaid.overdue(keys, timezone, now);
    const today = dayText(dayNumber(now, timezone));
    return following.flatMap((method) => {
      const ofMethod = overdue.filter(({ method: key, dueOn }) => key === method.key && dueOn < today);
      const currencies = new Set(ofMethod.map(({ currency }) => currency));
      return [...(currencies.size > 0 ? currencies : [this.config.currency])].map((currency) =>
        accountOf(
          method,
          currency,
          ofMethod.filter((one) => one.currency === currency),
        ),
      );
    });
  }
}

function accountOf(
  { key, account, statementsFor }: ClockMethod,
  currency: string,
  overdue: readonly OverdueOrders[],
): ClockAccount {
  const statements = statementsFor(currency);
  const missing = overdue.flatMap(({ placedOn, dueOn, count }) => {
    const since = statements?.firstMissing(placedOn, dueOn) ?? null;
    return since === null ? [] : [{ since, count }];
  });
  return {
    method: key,
    account: account!,
    currency,
    mode: statements === null ? 'plain' : 'statements',
    coveredUntil: statements?.coveredUntil ?? null,
    missingSince: missing.map(({ since }) => since).sort()[0] ?? null,
    waiting: missing.reduce((all, { count }) => all + count, 0),
  };
}
