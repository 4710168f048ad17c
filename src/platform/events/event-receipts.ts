import { Injectable } from '@nestjs/common';
import type { EventReceipts as EventReceiptsContract } from '#contracts';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';

// SQL: only one of two concurrent deliveries inserts the row; runs frequently, so it is prepared
const RECEIVE = {
  name: 'event_receive',
  text: 'INSERT INTO event_receipt (event_id, listener) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
};

/** Makes a listener's work happen once per event: the receipt and the work are one transaction. */
@Injectable()
export class EventReceipts implements EventReceiptsContract {
  constructor(private readonly database: Database) {}

  /** Returns true if `work` ran, false if this listener has handled the event before. */
  once(eventId: string, listener: string, work: (tx: Transaction) => Promise<void>): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      if ((await tx.query(RECEIVE, [eventId, listener])).length === 0) return false;
      await work(tx);
      return true;
    });
  }
}
