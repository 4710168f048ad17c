import { Injectable } from '@nestjs/common';
import { mustAdminister, OrderFacade } from '../../order/index.js';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';

/** Adds an administrator's note to the order's history, which customers do not see. The order does not change. */
@Injectable()
export class NoteOrder {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly audit: AuditLog,
  ) {}

  /** @throws order_not_found */
  async run(caller: Caller, orderId: number, note: string): Promise<void> {
    const order = mustAdminister(caller, await this.orders.find(orderId), 'orders:write');
    await this.db.transaction(async (tx) => {
      await this.orders.addHistoryEntry(tx, order.id, actorOf(caller), { kind: 'note', note });
      await this.audit.record(tx, {
        caller,
        action: 'order.noted',
        subjectType: 'order',
        subjectId: String(order.id),
        after: { note },
      });
    });
  }
}
