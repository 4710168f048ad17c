import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber, YesNo } from '../../../platform/http/validation/query.transforms.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { ORDER_SORTS } from '../../../order/index.js';

/** Which orders to list. */
export class ListOrdersQuery extends PageQuery {
  @IsOptional() @IsString() @MaxLength(40)
  status?: string;

  @IsOptional() @IsString() @MaxLength(64)
  payment_method?: string;

  @IsOptional() @WholeNumber() @IsInt() @Min(1) @Max(2_147_483_647)
  customer_id?: number;

  /** ISO 8601, included. */
  @IsOptional() @IsTimestamp()
  created_from?: string;

  /** ISO 8601, included; a date without a time means its end. */
  @IsOptional() @IsTimestamp()
  created_to?: string;

  @IsOptional() @YesNo() @IsBoolean()
  overdue?: boolean;

  /** Number, reference, e-mail, phone or name. */
  @IsOptional() @IsString() @MaxLength(200)
  q?: string;

  @IsOptional() @IsIn(ORDER_SORTS)
  sort: string = '-created_at';
}
