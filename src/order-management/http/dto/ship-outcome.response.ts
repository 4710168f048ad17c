import { ORDER_STATUSES, type OrderStatus } from '../../../order/index.js';
import { Integer, ListOf, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { SHIP_RESULTS, type ShipOutcome, type ShipResult } from '../../use-cases/ship-orders.js';
import { refusalText, type Say } from './move-outcome.response.js';

/** Outcome for one order. */
export class ShipOutcomeResponse {
  @Integer({ description: 'Id of the order, as sent.' }) id!: number;
  @OneOf(SHIP_RESULTS, {
    name: 'ShipResult',
    description: '`shipped`; `unchanged`: the order was shipped before; `failed`: see `code` and `message`.',
  })
  outcome!: ShipResult;
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    nullable: true,
    description: 'Status of the order now; null: no such order.',
  })
  status!: OrderStatus | null;
  @Text({ optional: true, description: 'Error code, e.g. `is_pickup` or `illegal_transition`; only if it failed.' })
  code?: string;
  @Text({ optional: true, description: "Why the order was not shipped, in the reader's language; only if it failed." })
  message?: string;
}

export class ShipOutcomesResponse {
  @ListOf(() => ShipOutcomeResponse, { description: 'One entry for each order, as in the request.' })
  items!: ShipOutcomeResponse[];
}

export const shipOutcomeResponse = (
  { id, result, order, isPickup, error }: ShipOutcome,
  say: Say,
): ShipOutcomeResponse => ({
  id,
  outcome: result,
  status: order?.status ?? null,
  ...(error && { code: error.code, message: refusalText(error, isPickup, say) }),
});
