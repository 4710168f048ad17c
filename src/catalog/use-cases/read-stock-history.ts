import { Injectable } from '@nestjs/common';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { StockHistory, type StockHistoryRow } from '../data/stock-history.js';
import type { PageOf } from './list-products.js';

/** One change of a product's stock. */
export interface StockMovement {
  readonly id: number;
  readonly at: string;
  /** Pieces; negative when they went. */
  readonly change: number;
  /** `order`, `order_edited`, `cancelled`, `withdrawn`, `created`, `edited`, `reconciled`, or a correction reason. */
  readonly reason: string;
  readonly note: string | null;
  readonly variant_id: number | null;
  /** The variant's attribute map; null for the product itself, and for a variant that is gone. */
  readonly attributes: Record<string, string> | null;
  readonly order_id: number | null;
  /** `name`: of an administrator the part of the address before the @, of an API token what it is called. */
  readonly actor: { readonly kind: string; readonly id: number | null; readonly name: string | null };
}

/** Who changed a product's stock, when and why; newest first, in one statement. */
@Injectable()
export class ReadStockHistory {
  constructor(private readonly history: StockHistory) {}

  /** @throws not_found (404) */
  async run(
    productId: number,
    variantId: number | null,
    { limit, offset }: PageOf,
  ): Promise<{ items: StockMovement[]; total: number }> {
    const rows = await this.history.page(productId, variantId, { limit, offset });
    if (!rows[0]) throw commonErrors.not_found();
    return { total: rows[0].total, items: rows.filter(({ id }) => id !== null).map(movement) };
  }
}

function movement({ total: _, id, at, ...row }: StockHistoryRow): StockMovement {
  return { ...row, id: Number(id), at: at.toISOString() };
}
