import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber, YesNo } from '../../../platform/http/validation/query.transforms.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { ORDER_SORTS, PAYMENT_STATUSES, type PaymentStatus } from '../../../order/index.js';

/** Which orders to list, and in which order. */
export class ListOrdersQuery extends PageQuery {
  @IsOptional()
  @IsString()
  @MaxLength(40)
  status?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  payment_method?: string;

  /** What the money received comes to. */
  @IsOptional()
  @IsIn(PAYMENT_STATUSES)
  payment_status?: PaymentStatus;

  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  customer_id?: number;

  /** ISO 8601, included. */
  @IsOptional()
  @IsTimestamp()
  created_from?: string;

  /** ISO 8601, included; a date without a time means its end. */
  @IsOptional()
  @IsTimestamp()
  created_to?: string;

  @IsOptional()
  @YesNo()
  @IsBoolean()
  overdue?: boolean;

  /** Money is expected that an administrator has to confirm: a transfer, or cash for a parcel that is on its way. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  to_verify?: boolean;

  /** Number, reference, e-mail, phone or name. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  q?: string;

  @IsOptional()
  @IsIn(ORDER_SORTS)
  sort: string = '-created_at';
}
