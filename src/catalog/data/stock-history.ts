import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

export interface StockHistoryRow {
  /** Null in the only row of a product without changes. */
  readonly id: string | null;
  readonly at: Date;
  readonly change: number;
  readonly reason: string;
  readonly note: string | null;
  readonly variant_id: number | null;
  readonly attributes: Record<string, string> | null;
  readonly order_id: number | null;
  readonly actor: { readonly kind: string; readonly id: number | null; readonly name: string | null };
  readonly total: number;
}

const WHERE = 'm.product_id = p.id AND ($2::int IS NULL OR m.variant_id = $2)';

/** Stock movements of products. */
@Injectable()
export class StockHistory {
  constructor(private readonly database: Database) {}

  /**
   * One page, newest first; of all variants if `variantId` is null. No row if the product does not exist. SQL: one
   * statement with the total and the names of the actors, whose tables belong to other modules.
   */
  page(
    productId: number,
    variantId: number | null,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Promise<StockHistoryRow[]> {
    return this.database.query<StockHistoryRow>(
      `SELECT (SELECT count(*)::int FROM stock_movement m WHERE ${WHERE}) AS total, h.* FROM product p
       LEFT JOIN LATERAL (
         SELECT m.id, m.at, m.delta AS change, m.reason, m.note, m.variant_id, v.attributes, m.order_id,
           json_build_object('kind', m.actor ->> 'kind', 'id', m.actor -> 'id', 'name', CASE m.actor ->> 'kind'
             WHEN 'administrator' THEN (SELECT split_part(email, '@', 1) FROM app_user
               WHERE id = (m.actor ->> 'id')::int)
             WHEN 'integration' THEN (SELECT name FROM api_token WHERE id = (m.actor ->> 'id')::int) END) AS actor
         FROM stock_movement m LEFT JOIN product_variant v ON v.id = m.variant_id
         WHERE ${WHERE} ORDER BY m.id DESC LIMIT $3::int OFFSET $4::int
       ) h ON true
       WHERE p.id = $1 AND p.deleted_at IS NULL ORDER BY h.id DESC`,
      [productId, variantId, limit, offset],
    );
  }
}
