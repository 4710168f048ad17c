import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { OrderRecord } from '../domain/order-record.js';
import type { ClockHistory, OverdueOrders } from '../domain/unpaid-order.types.js';
import { toOrderRecord, type OrderRow } from './order-row.js';
import {
  AWAITING,
  CANCELLED_AMONG,
  CLOCK_HISTORY,
  IS_UNTOUCHED,
  OLDEST_AWAITING,
  OVERDUE_BY_DAY,
  UNCONFIRMED,
  WATCHED,
} from './unpaid-orders.sql.js';

interface HistoryRow {
  readonly id: number;
  readonly asked_at: Date | null;
  readonly reported_at: Date | null;
  readonly postponed_to: string | null;
  readonly sent: readonly number[];
}

const STEP = 200;

/** Unpaid orders for the payment clock. They are read without a lock; check again under the lock before acting. */
@Injectable()
export class UnpaidOrders {
  constructor(private readonly db: Database) {}

  /** Iterates in batches over orders in `awaiting_payment` by this method with a deadline before `before`. */
  async *awaiting(method: string, before: Date): AsyncGenerator<OrderRecord[]> {
    let last: (OrderRow & { readonly place: string }) | undefined;
    do {
      const values = [method, before, last?.place ?? '-infinity', last?.id ?? 0, STEP];
      const rows = await this.db.query<OrderRow & { readonly place: string }>(AWAITING, values);
      if (rows.length > 0) yield rows.map(toOrderRecord);
      last = rows.length === STEP ? rows.at(-1) : undefined;
    } while (last);
  }

  /**
   * Iterates in batches over orders in `pending` from before `before` that no administrator or integration has placed,
   * changed or commented on.
   */
  async *unconfirmed(before: Date): AsyncGenerator<OrderRecord[]> {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const rows: OrderRow[] = await this.db.query(UNCONFIRMED, [before, last, STEP]);
      if (rows.length > 0) yield rows.map(toOrderRecord);
      last = rows.length === STEP ? rows.at(-1)!.id : undefined;
    }
  }

  /** Whether the order still meets the condition of `unconfirmed`; the order must be locked. */
  async isUntouched(tx: Transaction, orderId: number): Promise<boolean> {
    return (await tx.query(IS_UNTOUCHED, [orderId])).length > 0;
  }

  /**
   * A page of the orders of these methods that have a deadline, and of unconfirmed ones, the oldest date first.
   * @param orderId only this order; null: all
   */
  async watched(
    methods: readonly string[],
    withUnconfirmed: boolean,
    { limit, offset }: { readonly limit: number; readonly offset: number },
    orderId: number | null,
  ): Promise<{ orders: OrderRecord[]; total: number }> {
    const values = [methods, withUnconfirmed, limit, offset, orderId];
    const rows = await this.db.query<OrderRow & { readonly of_all: number }>(WATCHED, values);
    const orders = rows.filter(({ id }) => (id as number | null) !== null).map(toOrderRecord);
    return { orders, total: rows[0]?.of_all ?? 0 };
  }

  /** What the payment clock needs from the history and the reminders of orders, by the id of the order. */
  async clockHistory(orderIds: readonly number[], tx?: Transaction): Promise<ReadonlyMap<number, ClockHistory>> {
    const rows = await (tx ?? this.db).query<HistoryRow>(CLOCK_HISTORY, [orderIds]);
    return new Map(
      rows.map(({ id, asked_at, reported_at, postponed_to, sent }) => [
        id,
        { askedAt: asked_at, reportedAt: reported_at, postponedTo: postponed_to, sent },
      ]),
    );
  }

  /** When the oldest order that waits for a payment by one of the methods was placed; null: there is none. */
  async oldest(methods: readonly string[]): Promise<Date | null> {
    const rows = await this.db.query<{ placed: Date | null }>(OLDEST_AWAITING, [methods]);
    return rows[0]?.placed ?? null;
  }

  /** Numbers of overdue orders of the methods, by currency and by days in the time zone. */
  async overdue(methods: readonly string[], timezone: string, now: Date): Promise<OverdueOrders[]> {
    const rows = await this.db.query<{
      method: string;
      currency: string;
      due_on: string;
      placed_on: string;
      count: number;
    }>(OVERDUE_BY_DAY, [methods, timezone, now]);
    return rows.map(({ due_on: dueOn, placed_on: placedOn, ...row }) => ({ ...row, dueOn, placedOn }));
  }

  /** Ids of the cancelled orders among `orderIds`, oldest first, at most `most`. */
  async cancelledAmong(orderIds: readonly number[], most: number): Promise<number[]> {
    if (orderIds.length === 0) return [];
    return (await this.db.query<{ id: number }>(CANCELLED_AMONG, [orderIds, most])).map(({ id }) => id);
  }
}
