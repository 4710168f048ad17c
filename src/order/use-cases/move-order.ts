import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import type { Actor } from '#contracts';
import type { Part } from '../../platform/database/part.js';
import type { TransactionEffects } from '../../platform/database/transaction.js';
import { OrderRepository } from '../data/order.repository.js';
import type { MoneyChanges, OrderChanges } from '../domain/order-changes.js';
import { mustAllow } from '../domain/order-moves.js';
import { orderEventData, type OrderRecord } from '../domain/order-record.js';
import type { OrderSituation, OrderStatus } from '../domain/order-status.js';

export interface MoneyMove {
  readonly to: OrderStatus;
  readonly actor: Actor;
  readonly note?: string | null;
  /** Whether the customer is informed by mail. Default: true. */
  readonly notify?: boolean;
  /** Changes together with the status, such as `paymentDueAt`. */
  readonly changes?: MoneyChanges;
  readonly situation?: Partial<OrderSituation>;
}

/** A move for reasons other than money: only settlement moves an order to `paid`. */
export interface Move extends MoneyMove {
  readonly to: Exclude<OrderStatus, 'paid'>;
  readonly changes?: OrderChanges;
  readonly situation?: Partial<Pick<OrderSituation, 'methodChanges'>> & {
    readonly [stated in 'paymentReversed' | 'reinstated']?: never;
  };
}

/**
 * Changes the status of an order (locked, or unchanged since it was read) by the transition table, adds a history entry
 * and publishes OrderStatusChanged.
 * @throws illegal_transition with `allowed`, stale_version if it has changed since it was read
 */
@Injectable()
export class MoveOrder {
  constructor(
    private readonly orders: OrderRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  moving(effects: TransactionEffects, order: OrderRecord, move: MoneyMove): Part<OrderRecord> {
    mustAllow(order, move.to, move.situation);
    const now = this.clock.now();
    const changes = {
      status: move.to,
      ...(move.to === 'shipped' && { shippedAt: now }),
      ...(move.to === 'cancelled' && { cancelledAt: now, cancelReason: move.note ?? null }),
      ...move.changes,
    };
    effects.publish('OrderStatusChanged', move.actor, {
      ...orderEventData({ ...order, ...changes }),
      from: order.status,
      to: move.to,
      note: move.note ?? null,
      notify: move.notify ?? true,
    });
    const { actor, note = null } = move;
    return this.orders.changing(order, changes, { actor, kind: 'status', from: order.status, to: move.to, note });
  }
}
