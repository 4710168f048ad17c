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
  @OneOf(ACTORS, { name: 'ActorKind' }) kind!: Actor['kind'];
  @Integer({ nullable: true, description: 'Of the account or the token; null for guests and the shop itself.' })
  id!: number | null;
  @Text({ nullable: true }) name!: string | null;
}

class TotalChangeResponse {
  @Amount() from!: number;
  @Amount() to!: number;
}

/** Details of a history entry, depending on its kind. */
class OrderEntryDetailsResponse implements OrderEntryDetails {
  @Amount({ optional: true, description: 'Of a payment or a refund.' }) amount?: number;
  @Text({ optional: true, description: "The payment method's key." }) method?: string;
  @Integer({ optional: true }) payment_id?: number;
  @Text({ optional: true, nullable: true, description: 'As the bank statement gives it.' }) reference?: string | null;
  @Text({ optional: true, description: "What differs between a payment and its provider's answer: `amount`, …" })
  contradiction?: string;
  @Integer({ optional: true }) refund_id?: number;
  @Text({ optional: true, description: 'Of the refund.' }) status?: string;
  @ListOf({ type: 'string' }, { optional: true, description: 'What an edit changed.' }) fields?: string[];
  @Ref(() => TotalChangeResponse, { optional: true, description: "The order's, before and after an edit." })
  total?: TotalChangeResponse;
  @Text({ optional: true, description: 'The payment method before.' }) from?: string;
  @Text({ optional: true, description: 'The payment method after.' }) to?: string;
}

/** A history entry of an order. */
export class OrderHistoryEntryResponse {
  @Integer() id!: number;
  @Timestamp() at!: string;
  @Ref(() => OrderActorResponse) actor!: OrderActorResponse;
  @Text({ description: 'What happened: `status`, `payment`, `edited`, `note` and others.' }) kind!: string;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', nullable: true, description: 'The status before.' })
  from!: OrderStatus | null;
  @OneOf(ORDER_STATUSES, { name: 'OrderStatus', nullable: true, description: 'The status after.' })
  to!: OrderStatus | null;
  @Text({ nullable: true }) note!: string | null;
  @Ref(() => OrderEntryDetailsResponse, { nullable: true, description: 'Details of this kind of change.' })
  changes!: OrderEntryDetails | null;
}

/** The history of an order, oldest entry first. */
export class OrderHistoryResponse {
  @ListOf(() => OrderHistoryEntryResponse) items!: OrderHistoryEntryResponse[];
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
