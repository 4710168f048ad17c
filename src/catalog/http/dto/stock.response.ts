import { ACTOR_KINDS } from '../../../platform/access/caller.js';
import { Integer, MapOf, OneOf, Ref, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { CorrectedStock } from '../../domain/stock-correction.js';
import type { StockMovement } from '../../use-cases/read-stock-history.js';

class StockActorResponse {
  @OneOf(ACTOR_KINDS, { name: 'ActorKind' }) kind!: string;
  @Integer({ nullable: true }) id!: number | null;
  @Text({ nullable: true, description: "An administrator's address before the @; what an API token is called." })
  name!: string | null;
}

export class StockMovementResponse implements StockMovement {
  @Integer() id!: number;
  @Timestamp() at!: string;
  @Integer({ description: 'Pieces; negative when they went.' }) change!: number;
  @Text({
    description:
      '`order`, `order_edited`, `cancelled`, `withdrawn` (returned, but no longer sold), `created`, `edited`, ' +
      '`reconciled` (by an update of the shop), or that of a correction.',
  })
  reason!: string;
  @Text({ nullable: true }) note!: string | null;
  @Integer({ nullable: true }) variant_id!: number | null;
  @MapOf({ type: 'string' }, { nullable: true, description: "The variant's; null for the product itself." })
  attributes!: Record<string, string> | null;
  @Integer({ nullable: true }) order_id!: number | null;
  @Ref(() => StockActorResponse) actor!: StockActorResponse;
}

export class CorrectedStockResponse implements CorrectedStock {
  @Integer() product_id!: number;
  @Integer({ nullable: true }) variant_id!: number | null;
  @Integer({ description: 'Pieces.' }) change!: number;
  @Integer({ description: 'Of the variant when one is named, else of the product.' }) in_stock!: number;
  @Integer() product_in_stock!: number;
}
