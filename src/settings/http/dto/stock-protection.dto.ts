import { IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';

/** Limits that keep a few clients from reserving the whole stock by unpaid orders. */
export class StockProtectionBody {
  /**
   * Unpaid open orders of one email address or phone number; null: no limit. All limits for one email address, phone
   * number or IP address are off with RATE_LIMIT=0.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_open_orders_per_contact?: number | null;

  /** Unpaid open orders of one IP address; null: no limit. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_open_orders_per_client?: number | null;

  /** Lines of all unpaid open orders of one IP address; null: no limit. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_open_lines_per_client?: number | null;

  /** Orders per hour of one email address or phone number, including cancelled ones; null: no limit. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_orders_per_hour_per_contact?: number | null;

  /** Orders per hour of one IP address, including cancelled ones; null: no limit. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_orders_per_hour_per_client?: number | null;

  /**
   * Automatic invoices per hour of one IP address whose buyers have not verified their email address; further ones
   * are issued on request; null: no limit.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_automatic_invoices_per_client?: number | null;

  /**
   * Pieces of one product in the unpaid open orders of one email address, phone number or IP address, or a quarter
   * of the stock if that is more; null: no limit.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_pieces_in_open_orders?: number | null;

  /** Pieces in one line of a cart or an order, for products without a `max_quantity` of their own; null: no limit. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  max_quantity?: number | null;

  /**
   * Days after which an unpaid `pending` order is cancelled, unless an administrator has changed it, 1 to 90; null:
   * never.
   */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(90)
  cancel_unconfirmed_after?: number | null;
}
