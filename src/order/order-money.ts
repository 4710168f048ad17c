import { Injectable } from '@nestjs/common';
import type { Part } from '../platform/database/part.js';
import type { Transaction, TransactionEffects } from '../platform/database/transaction.js';
import { OrderRepository } from './data/order.repository.js';
import { PieceRows } from './data/piece-rows.js';
import type { MoneyChanges } from './domain/order-changes.js';
import type { OrderRecord } from './domain/order-record.js';
import type { RefundedPieces, WantedPieces } from './domain/refunded-pieces.js';
import { MoveOrder, type MoneyMove } from './use-cases/move-order.js';

export type { MoneyMove };

/** Changes of a locked order because of money. Only settlement may use it, by a rule of .dependency-cruiser.cjs. */
@Injectable()
export class OrderMoney {
  constructor(
    private readonly repository: OrderRepository,
    private readonly moveOrder: MoveOrder,
    private readonly pieces: PieceRows,
  ) {}

  /** @throws illegal_transition with `allowed` */
  moving(effects: TransactionEffects, order: OrderRecord, move: MoneyMove): Part<OrderRecord> {
    return this.moveOrder.moving(effects, order, move);
  }

  changing(order: OrderRecord, changes: MoneyChanges): Part<OrderRecord> {
    return this.repository.changing(order, changes);
  }

  /** @throws illegal_transition with `allowed` */
  async move(tx: Transaction, order: OrderRecord, move: MoneyMove): Promise<OrderRecord> {
    return (await tx.batch([this.moving(tx, order, move)]))[0];
  }

  async change(tx: Transaction, order: OrderRecord, changes: MoneyChanges): Promise<OrderRecord> {
    return (await tx.batch([this.changing(order, changes)]))[0];
  }

  /** Counts pieces of the locked order as refunded; they cannot be refunded a second time. */
  takePieces(tx: Transaction, { id }: OrderRecord, pieces: readonly RefundedPieces[]): Promise<void> {
    return this.pieces.countRefunded(tx, id, pieces, 1);
  }

  /** Undoes `takePieces` after the refund was refused. */
  releasePieces(tx: Transaction, { id }: OrderRecord, pieces: readonly RefundedPieces[]): Promise<void> {
    return this.pieces.countRefunded(tx, id, pieces, -1);
  }

  /** Counts pieces that return to stock, so that a cancellation does not return them again. */
  countRestocked(tx: Transaction, { id }: OrderRecord, pieces: readonly WantedPieces[]): Promise<void> {
    return this.pieces.countRestocked(tx, id, pieces);
  }

  /** Counts no piece of the order as refunded or returned to stock, because a reinstated order has to be paid again. */
  forgetRefunds(tx: Transaction, { id }: OrderRecord): Promise<void> {
    return this.pieces.forgetRefunds(tx, id);
  }
}
