import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { PaymentReminder } from '../domain/unpaid-order.types.js';

/** SQL: copies the deadline, whose microseconds a Date would lose. */
const ADD = `INSERT INTO payment_reminder (order_id, due_at, day, sent_at)
  SELECT id, payment_due_at, $2, $3 FROM shop_order WHERE id = $1`;
/** SQL: the table has no entity, because its other statement needs SQL. */
const OF_ORDERS = `SELECT order_id, day, sent_at FROM payment_reminder WHERE order_id = ANY ($1::int[])
  ORDER BY sent_at, day`;

/** Reminders of payments. The key of the table is order, deadline and day, so that each is sent once. */
@Injectable()
export class PaymentReminders {
  constructor(private readonly db: Database) {}

  /** Records a reminder for the deadline of a locked order. */
  async add(tx: Transaction, orderId: number, { day, sentAt }: PaymentReminder): Promise<void> {
    await tx.query(ADD, [orderId, day, sentAt]);
  }

  /** All reminders of an order, also for earlier deadlines, oldest first. */
  async of(orderId: number): Promise<PaymentReminder[]> {
    return (await this.ofMany([orderId])).get(orderId) ?? [];
  }

  /** Reminders of several orders, by the id of the order; orders without reminders are missing. */
  async ofMany(orderIds: readonly number[]): Promise<ReadonlyMap<number, PaymentReminder[]>> {
    const reminders = new Map<number, PaymentReminder[]>();
    const rows = await this.db.query<{ order_id: number; day: number; sent_at: Date }>(OF_ORDERS, [orderIds]);
    for (const { order_id: id, day, sent_at: sentAt } of rows)
      reminders.set(id, [...(reminders.get(id) ?? []), { day, sentAt }]);
    return reminders;
  }
}
