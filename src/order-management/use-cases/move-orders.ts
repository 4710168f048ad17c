import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { mayMove, isPickup, nextStatuses, OrderFacade, type OrderRecord, type OrderStatus } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { ShippingFacade } from '../../shipping/index.js';
import { ChangeStatus } from './change-status.js';

export interface OrderMoves {
  readonly ids: readonly number[];
  /** As the client sent it. */
  readonly status: string;
  /** Written into the history of each. */
  readonly note: string | null;
  /** Whether the customers get a mail. */
  readonly notify: boolean;
}

export const MOVE_RESULTS = ['moved', 'unchanged', 'refused'] as const;
export type MoveResult = (typeof MOVE_RESULTS)[number];

/** What happened to one order. */
export interface MoveOutcome {
  readonly id: number;
  readonly result: MoveResult;
  /** As it is now; null when there is no such order. */
  readonly order: OrderRecord | null;
  /** Its buyer comes for the goods. */
  readonly isPickup: boolean;
  /** Where the caller may move the order now. */
  readonly allowed: readonly OrderStatus[];
  /** Why it was refused; null otherwise. */
  readonly error: DomainError | null;
}

type Moved = Omit<MoveOutcome, 'isPickup'>;

/**
 * Moves many orders, one after another: each in a transaction of its own, so that a refusal of one does not keep the
 * others from moving, and no two locks are held at once. A repeat finds what has moved unchanged.
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
      // an unknown status, or a database that cannot be reached, concerns the whole request
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
