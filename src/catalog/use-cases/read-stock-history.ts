import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import type { PageOf } from './list-products.js';

/** One change of a product's stock. */
export interface StockMovement {
  readonly id: number;
  readonly at: string;
  /** Pieces; negative when they went. */
  readonly change: number;
  /** `order`, `order_edited`, `cancelled`, `created`, `edited`, or a correction's. */
  readonly reason: string;
  readonly note: string | null;
  readonly variant_id: number | null;
  /** The variant's attribute map; null for the product itself, and for a variant that is gone. */
  readonly attributes: Record<string, string> | null;
  readonly order_id: number | null;
  /** `name`: of an administrator the part of the address before the @, of an API token what it is called. */
  readonly actor: { readonly kind: string; readonly id: number | null; readonly name: string | null };
}

interface Row extends Omit<StockMovement, 'id' | 'at'> {
  id: string | null;
  at: Date;
  total: number;
}

const WHERE = 'm.product_id = p.id AND ($2::int IS NULL OR m.variant_id = $2)';

/** Who changed a product's stock, when and why; newest first, in one statement. */
@Injectable()
export class ReadStockHistory {
  constructor(private readonly database: Database) {}

  /** @throws not_found (404) */
  async run(
    productId: number,
    variantId: number | null,
    { limit, offset }: PageOf,
  ): Promise<{ items: StockMovement[]; total: number }> {
    const rows = await this.database.query<Row>(
      `SELECT (SELECT count(*)::int FROM stock_movement m WHERE ${WHERE}) AS total, h.* FROM product p
       LEFT JOIN LATERAL (
         SELECT m.id, m.at, m.delta AS change, m.reason, m.note, m.variant_id, v.attributes, m.order_id,
           json_build_object('kind', m.actor ->> 'kind', 'id', m.actor -> 'id', 'name', CASE m.actor ->> 'kind'
             WHEN 'administrator' THEN (SELECT split_part(email, '@', 1) FROM app_user WHERE id = (m.actor ->> 'id')::int)
             WHEN 'integration' THEN (SELECT name FROM api_token WHERE id = (m.actor ->> 'id')::int) END) AS actor
         FROM stock_movement m LEFT JOIN product_variant v ON v.id = m.variant_id
         WHERE ${WHERE} ORDER BY m.id DESC LIMIT $3::int OFFSET $4::int
       ) h ON true
       WHERE p.id = $1 AND p.deleted_at IS NULL ORDER BY h.id DESC`,
      [productId, variantId, limit, offset],
    );
    if (!rows[0]) throw commonErrors.not_found();
    return { total: rows[0].total, items: rows.filter(({ id }) => id !== null).map(movement) };
  }
}

function movement({ total: _, id, at, ...row }: Row): StockMovement {
  return { ...row, id: Number(id), at: at.toISOString() };
}
