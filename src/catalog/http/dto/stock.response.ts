import { ACTOR_KINDS } from '../../../platform/access/caller.js';
import { Integer, MapOf, OneOf, Ref, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { CorrectedStock } from '../../domain/stock-correction.js';
import type { StockMovement } from '../../use-cases/read-stock-history.js';

class StockActorResponse {
  @OneOf(ACTOR_KINDS, {
    name: 'ActorKind',
    description: '`administrator`, `customer`, `integration` (an API token), `guest`, or `system` (the shop itself).',
  })
  kind!: string;
  @Integer({ nullable: true, description: 'Id of the account or the token; null for guests and the system.' }) id!:
    number | null;
  @Text({
    nullable: true,
    description: 'Part of the administrator’s email address before the @, or the name of the token; null for others.',
  })
  name!: string | null;
}

export class StockMovementResponse implements StockMovement {
  @Integer() id!: number;
  @Timestamp() at!: string;
  @Integer({ description: 'Pieces that came (positive) or went (negative).' }) change!: number;
  @Text({
    description:
      '`order`, `order_edited`, `cancelled`, `reinstated`, `withdrawn` (returned, but no longer sold), ' +
      '`created`, `edited`, `reconciled` (by an update of the software), or the reason of a correction.',
  })
  reason!: string;
  @Text({ nullable: true, description: 'Remark of a correction; null: none.' }) note!: string | null;
  @Integer({ nullable: true }) variant_id!: number | null;
  @MapOf({ type: 'string' }, { nullable: true, description: 'Attributes of the variant; null: the product itself.' })
  attributes!: Record<string, string> | null;
  @Integer({ nullable: true, description: 'Id of the order that took or returned the pieces; null: none.' }) order_id!:
    number | null;
  @Ref(() => StockActorResponse) actor!: StockActorResponse;
}

export class CorrectedStockResponse implements CorrectedStock {
  @Integer() product_id!: number;
  @Integer({ nullable: true }) variant_id!: number | null;
  @Integer({ description: 'Pieces that came (positive) or went (negative).' }) change!: number;
  @Integer({ description: 'New stock of the variant, or of the product without variants.' }) in_stock!: number;
  @Integer({ description: 'New stock of the whole product: the sum of its variants.' }) product_in_stock!: number;
}
