import type { SqlRunner } from '../database/shop-database.js';
import { sharedClass } from '../shared-class.js';

abstract class EventReceiptsToken {
  /**
   * Runs `work` unless this listener has handled the event before; the receipt and the work are one transaction.
   * Answers whether it ran now. `work` must call nothing outside the database.
   * @param eventId `id` of the event
   * @param listener a name of the listener's own, at most 100 characters
   */
  abstract once(eventId: string, listener: string, work: (tx: SqlRunner) => Promise<void>): Promise<boolean>;
}

/** Makes a listener's work happen once per event, which may be delivered more than once; inject it by this class. */
export type EventReceipts = EventReceiptsToken;
export const EventReceipts = sharedClass('shop.event-receipts', EventReceiptsToken);
