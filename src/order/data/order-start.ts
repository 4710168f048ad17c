import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { OrderEntity } from './order.entity.js';

// SQL: takes a lock, so that an order that is being placed is committed and visible before the numbers change
const LOCK = 'LOCK TABLE shop_order IN SHARE ROW EXCLUSIVE MODE';
// SQL: sets a sequence
const START = `SELECT setval('shop_order_id_seq', $1, false) WHERE NOT EXISTS (SELECT FROM shop_order)`;

/** Sets the first order number to SHOP_ORDER_START while the shop has no orders; later the setting has no effect. */
@Injectable()
export class OrderStart implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { orderStart } = this.config;
    if (orderStart === 1 || (await this.database.entities.exists(OrderEntity))) return;
    await this.database.transaction(async (tx) => {
      await tx.query(LOCK);
      await tx.query(START, [orderStart]);
    });
  }
}
