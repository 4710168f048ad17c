import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, dayNumber, type Clock } from '#kernel';
import { holdsNothing, isPaid, UnpaidOrders, waitsForTransfer, type OrderRecord } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { BankStatements } from '../bank-statements.js';
import { dayOfText, dayText } from '../domain/calendar-day.js';
import { nextStep, type ClockFacts, type PaymentStep } from '../domain/payment-step.js';
import type { ClockRules } from './read-clock-rules.js';

type OrderFacts = Pick<ClockFacts, 'dueOn' | 'reminders' | 'cancelAfter' | 'statement'>;

/** Days for which an order waits for a bank statement, YYYY-MM-DD. */
export interface MissingDays {
  readonly since: string;
  /** Day of the payment deadline. */
  readonly until: string;
}

/** Determines what the payment clock does next with orders, with three SQL statements for any number of orders. */
@Injectable()
export class ReadPaymentSteps {
  constructor(
    private readonly unpaid: UnpaidOrders,
    private readonly payments: PaymentFacade,
    private readonly statements: BankStatements,
    private readonly shop: ShopProfile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Today, as a number of days, in the shop's time zone. */
  today(): number {
    return this.dayOf(this.clock.now());
  }

  /**
   * Steps by the id of the order; orders for which nothing will happen are missing.
   * @param tx transaction in which the orders are locked
   */
  async run(
    rules: ClockRules,
    orders: readonly OrderRecord[],
    tx?: Transaction,
  ): Promise<ReadonlyMap<number, PaymentStep>> {
    const ids = orders.map(({ id }) => id);
    // The SQL statements run one after the other, because a transaction has one connection.
    const history = await this.unpaid.clockHistory(ids, tx);
    const payments = await this.payments.activity(ids, tx);
    const suggested = await this.statements.suggestedFor(ids, tx);
    const today = this.today();
    const steps = new Map<number, PaymentStep>();
    for (const order of orders) {
      const facts = this.factsOf(rules, order);
      const told = history.get(order.id);
      if (!facts || !told) continue;
      const { isUnderWay = false, recordedAt = null, receivedAt = null } = payments.get(order.id) ?? {};
      const step = nextStep({
        ...facts,
        today,
        since: this.dayOf(told.askedAt ?? order.createdAt),
        sent: told.sent,
        isPartlyPaid: !holdsNothing(order),
        isPaidToday: [recordedAt, receivedAt].some((at) => at !== null && this.dayOf(at) === today),
        reportedOn: told.reportedAt && this.dayOf(told.reportedAt),
        postponedTo: told.postponedTo === null ? null : dayOfText(told.postponedTo),
        hasAttempt: isUnderWay,
        isSuggested: suggested.has(order.id),
      });
      if (step) steps.set(order.id, step);
    }
    return steps;
  }

  /** The rules for an order in its present state; null if there are none. */
  private factsOf(rules: ClockRules, order: OrderRecord): OrderFacts | null {
    const { methods, cancelUnconfirmedAfter } = rules;
    if (order.status === 'pending') {
      if (cancelUnconfirmedAfter === null || isPaid(order) || !holdsNothing(order)) return null;
      const dueOn = this.dayOf(order.createdAt);
      return { dueOn, reminders: [], cancelAfter: cancelUnconfirmedAfter, statement: 'plain' };
    }
    const method = methods.get(order.paymentMethod);
    if (!method || !waitsForTransfer(order) || order.paymentDueAt === null) return null;
    const dueOn = this.dayOf(order.paymentDueAt);
    const hasStatements = method.statementsFor(order.currency) !== null;
    const statement = !hasStatements ? 'plain' : this.missingDays(rules, order) ? 'missing' : 'covered';
    return { dueOn, reminders: method.reminders, cancelAfter: method.cancelAfter, statement };
  }

  /** Days for which the order waits for a bank statement; null if it waits for none. */
  missingDays({ methods }: ClockRules, order: OrderRecord): MissingDays | null {
    const statements = methods.get(order.paymentMethod)?.statementsFor(order.currency);
    if (!statements || order.paymentDueAt === null) return null;
    const until = dayText(this.dayOf(order.paymentDueAt));
    const since = statements.firstMissing(dayText(this.dayOf(order.createdAt)), until);
    return since === null ? null : { since, until };
  }

  private dayOf(moment: Date): number {
    return dayNumber(moment, this.shop.timezone);
  }
}
