import { Injectable } from '@nestjs/common';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { StockHistory, type StockHistoryRow } from '../data/stock-history.js';
import type { PageOf } from './list-products.js';

/** A change of a product's stock. */
export interface StockMovement {
  readonly id: number;
  readonly at: string;
  /** Number of items; negative if they were removed. */
  readonly change: number;
  /**
   * `order`, `order_edited`, `cancelled`, `reinstated`, `withdrawn`, `created`, `edited`, `reconciled`, or a correction
   * reason.
   */
  readonly reason: string;
  readonly note: string | null;
  readonly variant_id: number | null;
  /** The variant's attributes; null for the product itself, and for a deleted variant. */
  readonly attributes: Record<string, string> | null;
  readonly order_id: number | null;
  /** `name`: for an administrator the part of the email address before the @, for an API token its name. */
  readonly actor: { readonly kind: string; readonly id: number | null; readonly name: string | null };
}

/** Changes of a product's stock, newest first, in one statement. */
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
