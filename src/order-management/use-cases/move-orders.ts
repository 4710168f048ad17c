import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { nextStatuses, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { describeError } from '../../platform/http/errors/describe-error.js';
import { Messages } from '../../platform/i18n/messages.js';
import { mayMove } from '../../checkout/index.js';
import { ChangeStatus } from './change-status.js';

export interface ManyMoves {
  readonly ids: readonly number[];
  readonly status: string;
  readonly note: string | null;
  readonly notify: boolean;
}

/** What became of one order. `code`, `message` and `allowed` tell why it was refused, and where it could go instead. */
export interface MoveOutcome {
  readonly id: number;
  readonly outcome: 'moved' | 'unchanged' | 'refused';
  /** null when there is no such order. */
  readonly status: string | null;
  readonly version: number | null;
  readonly code: string | null;
  readonly message: string | null;
  readonly allowed: readonly string[];
}

/**
 * Moves many orders, one after another as one is moved: each in a transaction of its own, so that one that is refused keeps
 * none from moving, and no two locks are held at once. A repeat finds what has moved unchanged.
 * @throws 422 for an unknown word
 */
@Injectable()
export class MoveOrders {
  constructor(
    private readonly orders: OrderFacade,
    private readonly statuses: ChangeStatus,
    private readonly messages: Messages,
  ) {}

  async run(caller: Caller, moves: ManyMoves): Promise<MoveOutcome[]> {
    const outcomes: MoveOutcome[] = [];
    for (const id of new Set(moves.ids)) outcomes.push(await this.one(caller, id, moves));
    return outcomes;
  }

  private async one(caller: Caller, id: number, { status, note, notify }: ManyMoves): Promise<MoveOutcome> {
    try {
      const { order, moved } = await this.statuses.attempt(caller, id, { status, note, paymentNote: null, notify });
      return { ...told(caller, order), outcome: moved ? 'moved' : 'unchanged', code: null, message: null };
    } catch (error) {
      // a word that no order knows, or a database that is away, is no matter of this order
      if (!(error instanceof DomainError) || error.code === 'validation_failed') throw error;
      const now = await this.orders.find(id);
      return {
        ...(now ? told(caller, now) : UNKNOWN),
        id,
        outcome: 'refused',
        code: error.code,
        message: this.sentence(caller, error),
      };
    }
  }

  /** States by their names, for people read it in a list; where the order could go stands beside it. */
  private sentence({ language }: Caller, error: DomainError): string {
    const say = (key: string, args?: Record<string, unknown>): string => this.messages.translate(language, key, args);
    if (error.code !== 'illegal_transition') return describeError(error, say).message;
    const { from, to } = error.details as { from: string; to: string };
    return say('order-list.not_from', { from: say(`order.status.${from}`), to: say(`order.status.${to}`) });
  }
}

const UNKNOWN = { status: null, version: null, allowed: [] };

const told = (caller: Caller, order: OrderRecord): Pick<MoveOutcome, 'id' | 'status' | 'version' | 'allowed'> => ({
  id: order.id,
  status: order.status,
  version: order.version,
  allowed: nextStatuses(order).filter((to) => mayMove(caller, order, to)),
});
