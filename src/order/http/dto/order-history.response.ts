import type { Actor } from '#contracts';
import {
  Integer,
  ListOf,
  MapOf,
  OneOf,
  Ref,
  Text,
  Timestamp,
} from '../../../platform/http/openapi/response-properties.js';
import type { HistoryView } from '../../domain/order-history.js';

const ACTORS = ['guest', 'customer', 'administrator', 'integration', 'system'] as const satisfies ReadonlyArray<
  Actor['kind']
>;

/** Who changed an order. */
export class OrderActorResponse {
  @OneOf(ACTORS, { name: 'ActorKind' }) kind!: Actor['kind'];
  @Integer({ nullable: true, description: 'Of the account or the token; null for guests and the shop itself.' })
  id!: number | null;
  @Text({ nullable: true }) name!: string | null;
}

/** One change of an order. */
export class OrderHistoryEntryResponse {
  @Integer() id!: number;
  @Timestamp() at!: string;
  @Ref(() => OrderActorResponse) actor!: OrderActorResponse;
  @Text({ description: 'What happened: `status`, `payment`, `edited`, `note` and others.' }) kind!: string;
  @Text({ nullable: true, description: 'The status before.' }) from!: string | null;
  @Text({ nullable: true, description: 'The status after.' }) to!: string | null;
  @Text({ nullable: true }) note!: string | null;
  @MapOf({}, { nullable: true, description: 'Details of this kind of change.' }) changes!: unknown;
}

/** All changes of an order, the oldest first. */
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
