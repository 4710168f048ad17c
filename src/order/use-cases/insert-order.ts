import { Injectable } from '@nestjs/common';
import { newOrderKey } from '#kernel';
import type { Actor } from '#contracts';
import type { Transaction } from '../../platform/database/transaction.js';
import { OrderRepository } from '../data/order.repository.js';
import type { CreatedOrder, NewOrder } from '../domain/new-order.js';
import { orderEventData } from '../domain/order-record.js';

/** Stores a new order in `pending` with its lines and publishes OrderCreated. One statement. */
@Injectable()
export class InsertOrder {
  constructor(private readonly orders: OrderRepository) {}

  async run(tx: Transaction, order: NewOrder, actor: Actor): Promise<CreatedOrder> {
    const created = await this.orders.insert(tx, newOrderKey(), order, actor);
    tx.publish('OrderCreated', actor, {
      ...orderEventData(created.order),
      is_quick: created.order.isQuick,
      items: order.lines.map((line) => ({
        product_id: line.productId,
        variant_id: line.variantId,
        name: line.name,
        sku: line.sku,
        quantity: line.quantity,
        price: line.price.toNumber(),
        total: line.total.toNumber(),
      })),
    });
    return created;
  }
}
