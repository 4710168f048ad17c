import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { HistoryEntry, HistoryView } from '../domain/order-history.js';
import { OrderHistoryEntity } from './order-history.entity.js';

/** SQL: prepared, so that it is sent in one message with the change of the order. */
const INSERT = {
  name: 'order_history_insert',
  text: `INSERT INTO order_history (order_id, actor, kind, from_status, to_status, note, changes)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};

/** What happened to orders. */
@Injectable()
export class OrderHistory {
  constructor(private readonly db: Database) {}

  async add(tx: Transaction, orderId: number, actor: Actor, entry: HistoryEntry): Promise<void> {
    await tx.query(INSERT, [
      orderId,
      JSON.stringify(actor),
      entry.kind,
      entry.from ?? null,
      entry.to ?? null,
      entry.note ?? null,
      entry.changes === undefined ? null : JSON.stringify(entry.changes),
    ]);
  }

  /** Whether it has an entry of this kind; to be asked under the lock of the order. */
  has(tx: Transaction, orderId: number, kind: string): Promise<boolean> {
    return tx.entities.existsBy(OrderHistoryEntity, { order_id: orderId, kind });
  }

  /** The first change first. */
  async of(orderId: number): Promise<HistoryView[]> {
    const rows = await this.db.entities.find(OrderHistoryEntity, {
      where: { order_id: orderId },
      order: { id: 'ASC' },
    });
    return rows.map((row) => ({
      id: Number(row.id),
      at: row.at.toISOString(),
      actor: row.actor,
      kind: row.kind,
      from: row.from_status,
      to: row.to_status,
      note: row.note,
      changes: row.changes,
    }));
  }
}
