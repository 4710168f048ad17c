import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { Database } from '../../platform/database/database.js';

/** One change of an order: what kind, by whom, when, from which status to which. */
export interface HistoryView {
  readonly id: number;
  readonly at: string;
  readonly actor: Actor;
  readonly kind: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly note: string | null;
  readonly changes: unknown;
}

@Injectable()
export class ReadHistory {
  constructor(private readonly db: Database) {}

  async run(orderId: number): Promise<HistoryView[]> {
    const rows = await this.db.query<{
      id: string;
      at: Date;
      actor: Actor;
      kind: string;
      from_status: string | null;
      to_status: string | null;
      note: string | null;
      changes: unknown;
    }>('SELECT * FROM order_history WHERE order_id = $1 ORDER BY id', [orderId]);
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
