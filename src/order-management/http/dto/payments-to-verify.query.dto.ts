import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { YesNo } from '../../../platform/http/validation/query.transforms.js';
import type { PaymentSearch } from '../../use-cases/list-payments-to-verify.js';

export class PaymentsToVerifyQuery extends PageQuery {
  /** What the bank's statement says: a reference, a number, a name, or an amount, open or whole. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  q?: string;

  /** Only those whose due date has passed. */
  @IsOptional()
  @YesNo()
  @IsBoolean()
  overdue?: boolean;
}

export const paymentSearchOf = ({
  q,
  overdue = false,
  per_page: limit,
  offset,
}: PaymentsToVerifyQuery): PaymentSearch => ({ q: q?.trim() || null, overdue, limit, offset });
