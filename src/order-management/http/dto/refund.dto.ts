import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { FieldErrors } from '#kernel';
import type { SentRefund } from '../../use-cases/refund-order.js';
import { IsInt, VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsOrderAmount } from '../../../platform/http/validation/order-amount.validator.js';

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

  /**
   * Part of the shipping costs to return, with tax: at most `shipping` of the order that was not refunded yet, plus
   * `shipping_tax` if prices do not include tax.
   */
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

/** Decision to keep the amount that was paid above the total. */
export class KeepOverpaymentBody {
  /** `version` that was read. If the order has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
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
