import { DomainError } from '#kernel';
import { ORDER_STATUSES, statusKey, type OrderStatus } from '../../../order/index.js';
import { describeError } from '../../../platform/http/errors/describe-error.js';
import { Integer, ListOf, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { MOVE_RESULTS, type MoveOutcome, type MoveResult } from '../../use-cases/move-orders.js';

/** Translates a text to the language of the request. */
export type Say = (key: string, args?: Record<string, unknown>) => string;

/** Result of the move of one order. */
export class MoveOutcomeResponse {
  @Integer({ description: 'Id of the order, as sent.' }) id!: number;
  @OneOf(MOVE_RESULTS, {
    name: 'MoveResult',
    description: '`moved`; `unchanged`: the order already had the status; `refused`: see `code` and `message`.',
  })
  outcome!: MoveResult;
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    nullable: true,
    description: 'Status of the order now; null: no such order.',
  })
  status!: OrderStatus | null;
  @Integer({ nullable: true, description: 'Version of the order now; null: no such order.' }) version!: number | null;
  @Text({ nullable: true, description: 'Error code of the refusal; null: not refused.' }) code!: string | null;
  @Text({ nullable: true, description: "Why the order was refused, in the reader's language; null: not refused." })
  message!: string | null;
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    list: true,
    description: 'Statuses to which the caller may move the order now.',
  })
  allowed!: OrderStatus[];
}

export class MoveOutcomesResponse {
  @ListOf(() => MoveOutcomeResponse, { description: 'One entry for each id, in the order of the request.' })
  items!: MoveOutcomeResponse[];
}

export const moveOutcomeResponse = (
  { id, result, order, isPickup, allowed, error }: MoveOutcome,
  say: Say,
): MoveOutcomeResponse => ({
  id,
  outcome: result,
  status: order?.status ?? null,
  version: order?.version ?? null,
  code: error?.code ?? null,
  message: error && refusalText(error, isPickup, say),
  allowed: [...allowed],
});

/** The error with translated names of statuses; `allowed` lists the possible ones. */
export function refusalText(error: DomainError, isPickup: boolean, say: Say): string {
  if (error.code !== 'illegal_transition') return describeError(error, say).message;
  const { from, to } = error.details as { from: OrderStatus; to: OrderStatus };
  return say('order-list.not_from', { from: say(statusKey(from, isPickup)), to: say(statusKey(to, isPickup)) });
}
