import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { CORRECTION_REASONS, type StockCorrection } from '../../domain/stock-correction.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { CleanText } from '../../../platform/http/validation/clean-text.validator.js';
import { LIMITS } from './limits.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';

/** A stock correction; either `change` or `counted` is sent. */
export class StockCorrectionBody {
  /** Id of the variant. Required for a product with variants; null: the product. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  variant_id?: number | null;

  // The member is described explicitly, because the generated schema lacks members with a negative limit.
  @ApiProperty({
    required: false,
    minimum: -LIMITS.stock,
    maximum: LIMITS.stock,
    description: 'Pieces that came (positive) or went (negative). Either this or `counted`.',
  })
  @WhenSent()
  @IsInt()
  @Min(LIMITS.leastChange)
  @Max(LIMITS.stock)
  change?: number;

  /** Number of pieces that were counted; becomes the stock. Either this or `change`. */
  @WhenSent()
  @IsInt()
  @Min(0)
  @Max(LIMITS.stock)
  counted?: number;

  /** Stock that the person saw when entering the correction. If it differs by now: 409 `stock_changed`. */
  @WhenSent()
  @IsInt()
  @Min(0)
  seen?: number;

  /** Why the stock changes, for the history: `received`, `counted`, `damaged`, `returned` or `other`. */
  @IsIn([...CORRECTION_REASONS])
  reason!: StockCorrection['reason'];

  /** Remark for the history, up to 500 characters. */
  @IsOptional()
  @CleanText(LIMITS.note)
  note?: string | null;
}

export const stockCorrection = ({
  variant_id: variantId,
  change,
  counted,
  seen,
  reason,
  note,
}: StockCorrectionBody): StockCorrection => ({
  variantId: variantId ?? null,
  change,
  counted,
  seen,
  reason,
  note: note?.trim() || null,
});
