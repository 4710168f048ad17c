import { IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

/** Limits by which unpaid orders of few clients cannot empty the stock. */
export class StockProtectionDto {
  /**
   * Open unpaid orders that one email address, and one phone number, may have; null: no limit. Off with RATE_LIMIT=0,
   * as the next two.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_open_orders_per_contact?: number | null;

  /** Open unpaid orders that one client address may have; null: no limit. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_open_orders_per_client?: number | null;

  /** Lines that the open unpaid orders of one client address may have together; null: no limit. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_open_lines_per_client?: number | null;

  /**
   * Maximum orders per hour for one email address or phone number, including cancelled ones; null: no limit.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_orders_per_hour_per_contact?: number | null;

  /** Maximum orders per hour for one client address, including cancelled ones; null: no limit. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_orders_per_hour_per_client?: number | null;

  /**
   * Maximum automatic invoices per hour for one client address whose buyers have not verified their email address;
   * further ones are issued on request. null: no limit.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_automatic_invoices_per_client?: number | null;

  /**
   * Pieces of one product that one email address, phone number or client address may have in open unpaid orders, or a
   * quarter of its stock when that is more; null: no limit.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_pieces_in_open_orders?: number | null;

  /** Pieces in one line of a cart or an order, of products without a `max_quantity` of their own; null: no limit. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_quantity?: number | null;
}
