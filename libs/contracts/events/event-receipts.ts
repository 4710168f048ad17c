import type { SqlRunner } from '../database/shop-database.js';
import { sharedClass } from '../shared-class.js';

abstract class EventReceiptsToken {
  /**
   * Runs `work`, unless this listener has handled the event before. The receipt and the work are one transaction.
   * `work` must not call anything outside the database.
   * @param eventId `id` of the event
   * @param listener a unique name of the listener, at most 100 characters
   * @returns whether `work` ran
   */
  abstract once(eventId: string, listener: string, work: (tx: SqlRunner) => Promise<void>): Promise<boolean>;
}

/**
 * Makes a listener's work happen once per event, although events may be delivered more than once. Inject it by this
 * class.
 */
export type EventReceipts = EventReceiptsToken;
export const EventReceipts = sharedClass('shop.event-receipts', EventReceiptsToken);
