import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import {
  CANCELLATION_POSTPONED,
  holdsNothing,
  isPaid,
  orderEventData,
  OrderFacade,
  type OrderRecord,
  type UnpaidOrder,
} from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { errorCode, isDatabaseUnavailable } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { SYSTEM_ACTOR } from '../../platform/access/caller.js';
import { dayAfter, daysHavePassed, latestDaysAgo, waitsForAll, waitsUntil } from '../domain/unpaid-in-time.js';
import { CancelOrder } from './cancel-order.js';

/** Which orders are due, and why. */
interface Due {
  /** Calendar days since the moment that counts. */
  readonly days: number;
  /** The moment that counts; null: the order is never due. Read under its lock. */
  readonly since: (tx: Transaction, order: OrderRecord) => Promise<Date | null>;
  /** Sentence of i18n for the buyer; `date` is the moment that counts. */
  readonly reason: string;
}

export interface Cancelled {
  readonly cancelled: number;
  /** They are tried again at the next round. */
  readonly failed: number;
}

const LOCK_TIMEOUT = '55P03';

/**
 * Cancels orders that were not paid in time, as the system: each in a transaction of its own that takes the order's
 * lock first and looks again under it, so that a payment, an administrator or another round that was faster decides.
 */
@Injectable()
export class CancelUnpaid {
  private readonly logger = new Logger('PaymentClock');

  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly cancelOrder: CancelOrder,
    private readonly messages: Messages,
    private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Orders that wait for a payment by this method, `days` after their deadline. A partly paid one is never cancelled.
   */
  pastDeadline(method: string, days: number, mayContinue: () => boolean): Promise<Cancelled> {
    const since = async (_: Transaction, order: OrderRecord): Promise<Date | null> =>
      waitsForAll(order, method) ? order.paymentDueAt : null;
    return this.all(
      this.orders.pastDeadline(method, latestDaysAgo(days, this.clock.now())),
      { days, since, reason: 'not_paid' },
      mayContinue,
    );
  }

  /** Orders still in `pending`, `days` after they were made, that no administrator has touched. */
  unconfirmed(days: number, mayContinue: () => boolean): Promise<Cancelled> {
    const since = async (tx: Transaction, order: OrderRecord): Promise<Date | null> => {
      const isOpen = order.status === 'pending' && !isPaid(order) && holdsNothing(order);
      return isOpen && (await this.orders.isUntouched(tx, order.id)) ? order.createdAt : null;
    };
    return this.all(
      this.orders.unconfirmed(latestDaysAgo(days, this.clock.now())),
      { days, since, reason: 'not_confirmed' },
      mayContinue,
    );
  }

  private async all(found: AsyncGenerator<UnpaidOrder[]>, due: Due, mayContinue: () => boolean): Promise<Cancelled> {
    let cancelled = 0;
    let failed = 0;
    for await (const some of found) {
      for (const { id } of some.filter(({ moment }) => this.isDue(moment, due))) {
        if (!mayContinue()) return { cancelled, failed };
        const outcome = await this.one(id, due);
        if (outcome === 'cancelled') cancelled++;
        if (outcome === 'failed') failed++;
      }
    }
    return { cancelled, failed };
  }

  /** One that fails keeps no other back; a database that is away ends the round. */
  private async one(id: number, due: Due): Promise<'cancelled' | 'left' | 'failed'> {
    try {
      return await this.db.transaction((tx) => this.inTransaction(tx, id, due));
    } catch (error) {
      if (isDatabaseUnavailable(error) && errorCode(error) !== LOCK_TIMEOUT) throw error;
      this.logger.error({ err: error, order_id: id }, 'An unpaid order could not be cancelled.');
      return 'failed';
    }
  }

  private async inTransaction(tx: Transaction, id: number, due: Due): Promise<'cancelled' | 'left'> {
    const order = await this.orders.lock(tx, id);
    const since = await due.since(tx, order);
    if (since === null || !this.isDue(since, due) || (await this.payments.isUnderWay(tx, id))) return 'left';
    if (await this.isPostponed(tx, order, due, since)) return 'left';
    await this.cancelOrder.bySystem(tx, order, this.reason(order, due, since));
    return 'cancelled';
  }

  private isDue(moment: Date, { days }: Due): boolean {
    return daysHavePassed(moment, days, this.clock.now(), this.config.timezone);
  }

  /** Whether it waits longer because its buyer has reported the payment. The first time, staff are notified. */
  private async isPostponed(tx: Transaction, order: OrderRecord, { days }: Due, since: Date): Promise<boolean> {
    const history = await this.orders.history(order.id, tx);
    const until = waitsUntil(history, { due: since, days, now: this.clock.now() }, this.config.timezone);
    if (until === null) return false;
    if (!history.some(({ kind }) => kind === CANCELLATION_POSTPONED)) {
      await this.orders.addHistoryEntry(tx, order.id, SYSTEM_ACTOR, {
        kind: CANCELLATION_POSTPONED,
        changes: { to: until },
      });
      tx.publish('CancellationPostponed', SYSTEM_ACTOR, { ...orderEventData(order), until });
    }
    return dayAfter(this.clock.now(), 0, this.config.timezone) < until;
  }

  private reason({ language }: OrderRecord, { reason }: Due, since: Date): string {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: this.config.timezone }).format(since);
    return this.messages.translate(language, `checkout.clock.${reason}`, { date });
  }
}
