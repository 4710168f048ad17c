import { Inject, Injectable } from '@nestjs/common';
import { addDays, CLOCK, type Clock } from '#kernel';
import { PaymentFacade, type OfferedMethod } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { BankStatements, type StatementAccount } from '../bank-statements.js';

/** Days for which an import counts: the shop gets statements of the account. */
const IMPORTED_WITHIN_DAYS = 30;

/** A payment method for whose orders the clock does something. */
export interface ClockMethod extends Pick<OfferedMethod, 'key' | 'reminders' | 'cancelAfter'> {
  /** IBAN or number of the account whose statements the clock follows; null: it follows none. */
  readonly account: string | null;
  /** Whether the shop gets statements of the account now. */
  readonly hasStatements: boolean;
  /** The statements of the account for orders in this currency; null if the shop gets none now. */
  statementsFor(currency: string): StatementAccount | null;
}

/** The rules of a run, as they are at its start. */
export interface ClockRules {
  readonly methods: ReadonlyMap<string, ClockMethod>;
  /** Days after which an order that was never confirmed is cancelled; null: never. */
  readonly cancelUnconfirmedAfter: number | null;
}

/** Reads the settings of the payment clock, and what the bank statements cover. */
@Injectable()
export class ReadClockRules {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly statements: BankStatements,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(): Promise<ClockRules> {
    const [known, accounts, find] = await Promise.all([
      this.payments.allKnown(),
      this.payments.transferAccounts(),
      this.statements.read(),
    ]);
    const since = addDays(this.clock.now(), -IMPORTED_WITHIN_DAYS);
    const methods = known
      .filter(({ cancelAfter, reminders }) => cancelAfter !== null || reminders.length > 0)
      .map(({ key, cancelAfter, reminders, followsStatements }): ClockMethod => {
        const account = (followsStatements && accounts.find(({ method }) => method === key)?.account) || null;
        const statementsFor = (currency: string): StatementAccount | null => {
          const found = account === null ? null : find(account, currency);
          return found && found.importedAt >= since ? found : null;
        };
        return {
          ...{ key, cancelAfter, reminders, account, statementsFor },
          hasStatements: statementsFor(this.config.currency) !== null,
        };
      });
    return {
      methods: new Map(methods.map((method) => [method.key, method])),
      cancelUnconfirmedAfter: this.shop.stored.cancel_unconfirmed_after,
    };
  }
}
