import type { Actor } from '#contracts';
import {
  Amount,
  Integer,
  ListOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import type { HistoryView, OrderEntryDetails } from '../../domain/order-history.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';

const ACTORS = ['guest', 'customer', 'administrator', 'integration', 'system'] as const satisfies ReadonlyArray<
  Actor['kind']
>;

/** The actor of a history entry. */
export class OrderActorResponse {
  @OneOf(ACTORS, {
    name: 'ActorKind',
    description: '`administrator`, `customer`, `integration` (an API token), `guest`, or `system` (the shop itself).',
  })
  kind!: Actor['kind'];
  @Integer({ nullable: true, description: 'Id of the account or the token; null for guests and the system.' })
  id!: number | null;
  @Text({ nullable: true, description: 'Name of the person or token; null: not known, or not shown to the caller.' })
  name!: string | null;
}

class TotalChangeResponse {
  @Amount({ description: 'Total before the edit.' }) from!: number;
  @Amount({ description: 'Total after the edit.' }) to!: number;
}

class RefundedPiecesResponse {
  @Integer({ description: 'Id of the line in `items` of the order.' }) order_item_id!: number;
  @Integer({ description: 'Number of pieces.' }) quantity!: number;
}

/** Details of a history entry, depending on its kind. */
class OrderEntryDetailsResponse implements OrderEntryDetails {
  @Amount({ optional: true, description: 'Amount of the payment or refund, in the currency of the order.' })
  amount?: number;
  @Text({ optional: true, description: 'Key of the payment method.' }) method?: string;
  @Integer({ optional: true }) payment_id?: number;
  @Text({ optional: true, nullable: true, description: 'Reference of the transfer on the bank statement.' })
  reference?: string | null;
  @Text({
    optional: true,
    description:
      "Difference between the payment and the provider's report: `amount`, `currency`, `order` or " + '`not_named`.',
  })
  contradiction?: string;
  @Integer({ optional: true }) refund_id?: number;
  @Text({ optional: true, description: 'Status of the refund.' }) status?: string;
  @ListOf(() => RefundedPiecesResponse, { optional: true, description: 'Pieces that the refund returned.' })
  lines?: RefundedPiecesResponse[];
  @Amount({ optional: true, description: 'Shipping costs that the refund returned.' }) shipping?: number;
  @ListOf({ type: 'string' }, { optional: true, description: 'Names of the members that an edit changed.' })
  fields?: string[];
  @Ref(() => TotalChangeResponse, { optional: true, description: 'Total of the order before and after an edit.' })
  total?: TotalChangeResponse;
  @Text({ optional: true, description: 'Key of the payment method before the change.' }) from?: string;
  @Text({
    optional: true,
    description: 'Key of the payment method after the change, or the day to which a cancellation was postponed.',
  })
  to?: string;
  @Integer({ optional: true, description: 'Order from which the payment was moved here.' }) from_order_id?: number;
  @Integer({ optional: true, description: 'Order to which the payment was moved.' }) to_order_id?: number;
  @Integer({ optional: true, description: 'Day of a reminder, relative to the due date; negative ones are before it.' })
  day?: number;
}

/** A history entry of an order. */
export class OrderHistoryEntryResponse {
  @Integer() id!: number;
  @Timestamp() at!: string;
  @Ref(() => OrderActorResponse) actor!: OrderActorResponse;
  @Text({
    description:
      'Type of the entry: `status`, `payment`, `refund`, `edited`, `note` and others; new types may be ' + 'added.',
  })
  kind!: string;
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    nullable: true,
    description: 'Status before; null: the entry is about something else, or the order was placed.',
  })
  from!: OrderStatus | null;
  @OneOf(ORDER_STATUSES, {
    name: 'OrderStatus',
    nullable: true,
    description: 'Status after; null: the entry is about something else.',
  })
  to!: OrderStatus | null;
  @Text({ nullable: true, description: 'Remark of the person who made the change; null: none.' }) note!: string | null;
  @Ref(() => OrderEntryDetailsResponse, { nullable: true, description: 'Details, depending on `kind`; null: none.' })
  changes!: OrderEntryDetails | null;
}

/** The history of an order, oldest entry first. */
export class OrderHistoryResponse {
  @ListOf(() => OrderHistoryEntryResponse, { description: 'Entries, oldest first.' })
  items!: OrderHistoryEntryResponse[];
}

export const orderHistoryEntryResponse = ({ actor, ...entry }: HistoryView): OrderHistoryEntryResponse => ({
  id: entry.id,
  at: entry.at,
  actor: { kind: actor.kind, id: actor.id, name: actor.name },
  kind: entry.kind,
  from: entry.from,
  to: entry.to,
  note: entry.note,
  changes: entry.changes,
});

export const orderHistoryResponse = (history: readonly HistoryView[]): OrderHistoryResponse => ({
  items: history.map(orderHistoryEntryResponse),
});
