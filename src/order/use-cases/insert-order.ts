import { Injectable } from '@nestjs/common';
import { newOrderKey } from '#kernel';
import type { Actor } from '#contracts';
import type { Transaction } from '../../platform/database/transaction.js';
import { NEW_ORDER_FACTS } from '../data/order.statements.js';
import { OrderRepository } from '../data/order.repository.js';
import type { CreatedOrder, NewOrder } from '../domain/new-order.js';

/** Stores a new order in `pending` with its lines and publishes OrderCreated. Asks for all at once. */
@Injectable()
export class InsertOrder {
  constructor(private readonly orders: OrderRepository) {}

  async run(tx: Transaction, order: NewOrder, actor: Actor): Promise<CreatedOrder> {
    const inserting = this.orders.insert(tx, newOrderKey(), order, actor);
    tx.publishDecidedLater(NEW_ORDER_FACTS, 'OrderCreated', actor, {
      status: 'pending',
      total: order.total.toNumber(),
      currency: order.currency,
      payment_method: order.paymentMethod,
      email: order.contact.email,
      language: order.language,
      is_quick: order.isQuick,
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
    return inserting;
  }
}
