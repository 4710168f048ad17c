import { Injectable } from '@nestjs/common';
import { OrderFacade } from '../../order/index.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { withMinimumDuration } from '../../platform/time/durations.js';

const MAX_ID = 2_147_483_647;

/** Mails the link of an order's page to the order's email address. */
@Injectable()
export class SendOrderLink {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderFacade,
  ) {}

  /**
   * Neither the answer nor its duration reveals whether the order exists.
   * @param number as typed, with or without a sign: "17", "#17", "№ 17"
   */
  async run(caller: Caller, number: string, email: string): Promise<void> {
    await withMinimumDuration(async () => {
      const id = orderIdOf(number);
      const order = id === null ? null : await this.orders.find(id);
      if (!order?.contact.email || order.contact.email.toLowerCase() !== email.toLowerCase()) return;
      const requested = { order_id: order.id, email: order.contact.email, language: caller.language };
      await this.database.transaction(async (tx) => {
        tx.publish('OrderLinkRequested', actorOf(caller), requested);
      });
    });
  }
}

function orderIdOf(number: string): number | null {
  const digits = /^(?:#|№|no\.?)?\s*(\d{1,10})$/i.exec(number.trim())?.[1];
  const id = Number(digits);
  return digits !== undefined && id >= 1 && id <= MAX_ID ? id : null;
}
