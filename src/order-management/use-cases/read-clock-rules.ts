import { Inject, Injectable } from '@nestjs/common';
import { addDays, CLOCK, dayNumber, type Clock } from '#kernel';
import { UnpaidOrders } from '../../order/index.js';
import { PaymentFacade, type OfferedMethod } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { ShopSettings } from '../../settings/index.js';
import { BankStatements, type StatementAccount } from '../bank-statements.js';
import { dayText } from '../domain/calendar-day.js';

/** The shop counts as receiving statements of an account for this number of days after an import. */
const IMPORTED_WITHIN_DAYS = 30;

/** A payment method whose orders the clock reminds or cancels. */
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
    private readonly unpaid: UnpaidOrders,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(): Promise<ClockRules> {
    const [known, accounts] = await Promise.all([this.payments.allKnown(), this.payments.transferAccounts()]);
    const watched = known.filter(({ cancelAfter, reminders }) => cancelAfter !== null || reminders.length > 0);
    const accountOf = ({ key, followsStatements }: OfferedMethod): string | null =>
      (followsStatements && accounts.find(({ method }) => method === key)?.account) || null;
    const find = await this.readStatements(watched.map(accountOf), watched);
    const since = addDays(this.clock.now(), -IMPORTED_WITHIN_DAYS);
    const methods = watched.map((method): ClockMethod => {
      const { key, cancelAfter, reminders } = method;
      const account = accountOf(method);
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

  /** Reads no statements before the oldest order that waits for a transfer. */
  private async readStatements(
    accounts: ReadonlyArray<string | null>,
    methods: readonly OfferedMethod[],
  ): ReturnType<BankStatements['read']> {
    const oldest = await this.unpaid.oldest(methods.map(({ key }) => key));
    const since = dayText(dayNumber(oldest ?? this.clock.now(), this.shop.timezone));
    return this.statements.read(
      accounts.filter((account) => account !== null),
      since,
    );
  }
}
