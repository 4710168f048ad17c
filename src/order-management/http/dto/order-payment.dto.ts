import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { FieldErrors, readMoment } from '#kernel';
import type { SentRefund } from '../../use-cases/refund-order.js';
import type { SentVerification } from '../../use-cases/verify-payment.js';
import { IsOrderAmount } from '../../../platform/http/validation/order-amount.validator.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { IsInt, VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';

/** A received payment. */
export class VerifyPaymentBody {
  /** Amount received, in the currency of the order. Default: the whole balance due. */
  @WhenSent()
  @IsOrderAmount()
  amount?: number;

  /**
   * When the money arrived, ISO 8601; a date without a time is a day of the shop's time zone. Default: now. Later
   * than tomorrow: 422.
   */
  @WhenSent()
  @IsTimestamp()
  received_at?: string;

  /**
   * Reference of the transfer on the bank statement. A reference is booked only once: a repeat for the same order
   * changes nothing.
   */
  @IsOptional()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(140)
  reference?: string | null;

  /**
   * true: the transfer pays several orders. Otherwise a reference that is booked on another order is refused with
   * 409 `reference_already_booked`.
   */
  @WhenSent()
  @IsBoolean()
  split?: boolean;

  /** Remark on the payment, stored as `payment_note`, up to 2000 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** Whether the customer gets an email about the payment. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;

  /**
   * `version` that was read. If the order has changed since: 409 `stale_version`, unless `reference` is already
   * booked.
   */
  @VersionRead()
  version?: number;
}

/** Pieces of one order line to refund. */
class RefundedLineBody {
  /** Id of the line in `items` of the order. */
  @IsInt()
  @Min(1)
  order_item_id!: number;

  /** Number of pieces, at most those that were not refunded yet. */
  @IsInt()
  @Min(1)
  quantity!: number;

  /** Whether the pieces return to stock. A cancelled order has already returned them. */
  @WhenSent()
  @IsBoolean()
  restock: boolean = false;
}

/** Either `amount`, or `lines` and `shipping`; without them, everything that is left. */
export class RefundBody {
  /** Amount to return, in the currency of the order. Default: `refundable_amount` of the order. */
  @WhenSent()
  @IsOrderAmount()
  amount?: number;

  /** Pieces to return, at the price that was paid, with tax. 422 at `lines` for more than is left of a line. */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique((line: RefundedLineBody | null) => line?.order_item_id)
  @ValidateNested({ each: true })
  @Type(() => RefundedLineBody)
  lines?: RefundedLineBody[];

  /** Part of the shipping costs to return, at most those of the order that were not refunded yet. */
  @WhenSent()
  @IsOrderAmount()
  shipping?: number;

  /** Whether the customer gets an email about the refund. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;

  /** Reason for the history of the order, 1 to 2000 characters. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  reason!: string;

  /** `version` that was read. If the order has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

/** Request to capture reserved money. */
export class CaptureBody {
  /** Amount to capture, in the currency of the order. Default: the balance due, at most the reserved amount. */
  @WhenSent()
  @IsOrderAmount()
  amount?: number;

  /** `version` that was read. If the order has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

/** Request to release reserved money. */
export class VoidBody {
  /** Id of the payment whose reserved money is released. Default: the reservation of the order. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  payment_id?: number | null;

  /** `version` that was read. If the order has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

const DAY_MS = 86_400_000;

/**
 * @param timezone of the shop, IANA name
 * @throws 422 at `received_at` for a time after tomorrow
 */
export function verificationOf(body: VerifyPaymentBody, intent: string | null, timezone: string): SentVerification {
  const receivedAt = body.received_at ? readMoment(body.received_at, timezone) : null;
  if (receivedAt && receivedAt.getTime() > Date.now() + DAY_MS) {
    throw new FieldErrors({ received_at: [{ key: 'validation.inTheFuture' }] });
  }
  return {
    amount: body.amount ?? null,
    receivedAt,
    reference: body.reference ?? null,
    note: body.note ?? null,
    notify: body.notify ?? true,
    version: body.version ?? undefined,
    split: body.split ?? false,
    intent,
  };
}

/** @throws 422 at `amount` if it is sent together with `lines` or `shipping` */
export function refundOf(body: RefundBody, intent: string | null): SentRefund {
  const { amount, lines, shipping } = body;
  const hasGoods = lines !== undefined || shipping !== undefined;
  if (amount !== undefined && hasGoods) throw new FieldErrors({ amount: [{ key: 'order.errors.amount_or_lines' }] });
  const pieces = (lines ?? []).map(({ order_item_id: orderItemId, quantity, restock }) => ({
    orderItemId,
    quantity,
    restock: restock ?? false,
  }));
  return {
    amount: amount ?? null,
    goods: hasGoods ? { lines: pieces, shipping: shipping ?? null } : null,
    reason: body.reason,
    notify: body.notify ?? true,
    version: body.version ?? undefined,
    intent,
  };
}

/** Decision to keep the amount that was paid above the total. */
export class KeepOverpaymentBody {
  /** `version` that was read. If the order has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}
