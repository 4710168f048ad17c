import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';
import { OrderRepository } from './data/order.repository.js';
import type { MoneyChanges } from './domain/order-changes.js';
import type { OrderRecord } from './domain/order-record.js';
import { MoveOrder, type MoneyMove } from './use-cases/move-order.js';

export type { MoneyMove };

/** Changes of a locked order because of money. For settlement only, by a rule of .dependency-cruiser.cjs. */
@Injectable()
export class OrderMoney {
  constructor(
    private readonly repository: OrderRepository,
    private readonly moveOrder: MoveOrder,
  ) {}

  /** @throws illegal_transition with `allowed` */
  move(tx: Transaction, order: OrderRecord, move: MoneyMove): Promise<OrderRecord> {
    return this.moveOrder.run(tx, order, move);
  }

  change(tx: Transaction, order: OrderRecord, changes: MoneyChanges): Promise<OrderRecord> {
    return this.repository.change(tx, order, changes);
  }
}
