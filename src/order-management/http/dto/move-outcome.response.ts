import { DomainError } from '#kernel';
import { ORDER_STATUSES, statusKey, type OrderStatus } from '../../../order/index.js';
import { describeError } from '../../../platform/http/errors/describe-error.js';
import { Integer, ListOf, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { MOVE_RESULTS, type MoveOutcome, type MoveResult } from '../../use-cases/move-orders.js';

/** A sentence in the reader's language. */
type Say = (key: string, args?: Record<string, unknown>) => string;

/** What happened to one of many orders. */
export class MoveOutcomeResponse {
  @Integer() id!: number;
  @OneOf(MOVE_RESULTS, { name: 'MoveResult' }) outcome!: MoveResult;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', nullable: true, description: 'null when there is no such order.' })
  status!: OrderStatus | null;
  @Integer({ nullable: true }) version!: number | null;
  @Text({ nullable: true, description: 'The error code of a refusal.' }) code!: string | null;
  @Text({ nullable: true, description: "Why it was refused, in the reader's language." }) message!: string | null;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', list: true, description: 'Where the caller may move the order now.' })
  allowed!: OrderStatus[];
}

export class MoveOutcomesResponse {
  @ListOf(() => MoveOutcomeResponse) items!: MoveOutcomeResponse[];
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
  message: error && refusal(error, isPickup, say),
  allowed: [...allowed],
});

/** With the names of the statuses, for people who read it in a list; `allowed` has where the order could go. */
function refusal(error: DomainError, isPickup: boolean, say: Say): string {
  if (error.code !== 'illegal_transition') return describeError(error, say).message;
  const { from, to } = error.details as { from: OrderStatus; to: OrderStatus };
  return say('order-list.not_from', { from: say(statusKey(from, isPickup)), to: say(statusKey(to, isPickup)) });
}
