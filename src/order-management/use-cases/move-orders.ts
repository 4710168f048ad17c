import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { mayMove, isPickup, nextStatuses, OrderFacade, type OrderRecord, type OrderStatus } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { ShippingFacade } from '../../shipping/index.js';
import { ChangeStatus } from './change-status.js';

export interface OrderMoves {
  readonly ids: readonly number[];
  /** Status as sent by the client. */
  readonly status: string;
  /** Note for the history of each order. */
  readonly note: string | null;
  /** Whether the customers get an email; undefined: see `StatusDefaults`. */
  readonly notify?: boolean;
}

export const MOVE_RESULTS = ['moved', 'unchanged', 'refused'] as const;
export type MoveResult = (typeof MOVE_RESULTS)[number];

/** Result of the move of one order. */
export interface MoveOutcome {
  readonly id: number;
  readonly result: MoveResult;
  /** The order after the request; null if it does not exist. */
  readonly order: OrderRecord | null;
  /** Whether the order is a pickup order. */
  readonly isPickup: boolean;
  /** Statuses to which the caller may move the order now. */
  readonly allowed: readonly OrderStatus[];
  /** Why the move was refused; otherwise null. */
  readonly error: DomainError | null;
}

type Moved = Omit<MoveOutcome, 'isPickup'>;

/**
 * Moves many orders, one after another in separate transactions, so that a refusal does not affect the others, and only
 * one order is locked at a time. A repeat changes nothing for orders that were moved.
 * @throws 422 for an unknown status
 */
@Injectable()
export class MoveOrders {
  constructor(
    private readonly orders: OrderFacade,
    private readonly changeStatus: ChangeStatus,
    private readonly shipping: ShippingFacade,
  ) {}

  async run(caller: Caller, moves: OrderMoves): Promise<MoveOutcome[]> {
    const outcomes: Moved[] = [];
    for (const id of new Set(moves.ids)) outcomes.push(await this.move(caller, id, moves));
    const pickups = await this.shipping.collected();
    return outcomes.map((moved) => ({ ...moved, isPickup: moved.order !== null && isPickup(moved.order, pickups) }));
  }

  private async move(caller: Caller, id: number, { status, note, notify }: OrderMoves): Promise<Moved> {
    try {
      const { order, moved } = await this.changeStatus.attempt(caller, id, { status, note, paymentNote: null, notify });
      return outcome(caller, id, moved ? 'moved' : 'unchanged', order);
    } catch (error) {
      // An unknown status or an unavailable database concerns the whole request.
      if (!(error instanceof DomainError) || error.code === 'validation_failed') throw error;
      return outcome(caller, id, 'refused', await this.orders.find(id), error);
    }
  }
}

const outcome = (
  caller: Caller,
  id: number,
  result: MoveResult,
  order: OrderRecord | null,
  error: DomainError | null = null,
): Moved => ({
  id,
  result,
  order,
  allowed: order ? nextStatuses(order).filter((to) => mayMove(caller, order, to)) : [],
  error,
});
