import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsNotEmpty,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { FieldErrors } from '#kernel';
import { IsOrderAmount } from '../../../platform/http/validation/order-amount.validator.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { CreditNoteRequest } from '../../use-cases/issue-credit-note.js';

/** Pieces of one order line. */
class CreditedLineBody {
  /** Id of the line in `items` of the order. */
  @IsInt()
  @Min(1)
  order_item_id!: number;

  /** Number of pieces. */
  @IsInt()
  @Min(1)
  quantity!: number;
}

/** Either `amount` or `lines`; without both, everything that is left of the invoice is credited. */
export class CreditNoteBody {
  /** Amount with tax, in the currency of the order. It is spread over lines and shipping in proportion. */
  @WhenSent()
  @IsOrderAmount()
  amount?: number;

  /** Pieces at the price of the invoice; shipping is not credited. */
  @WhenSent()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique((line: CreditedLineBody | null) => line?.order_item_id)
  @ValidateNested({ each: true })
  @Type(() => CreditedLineBody)
  lines?: CreditedLineBody[];

  /** Reason, printed on the credit note, 1 to 500 characters. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  reason!: string;
}

/** @throws 422 at `lines` if the amount is sent too */
export function creditNoteRequestOf(body: CreditNoteBody, intent: string | null): CreditNoteRequest {
  if (body.amount !== undefined && body.lines)
    throw new FieldErrors({ lines: [{ key: 'document.errors.amount_or_lines' }] });
  const pieces = body.lines?.map(({ order_item_id: orderItemId, quantity }) => ({ orderItemId, quantity })) ?? null;
  return { amount: body.amount ?? null, pieces, reason: body.reason, intent };
}
