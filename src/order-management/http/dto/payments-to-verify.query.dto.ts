import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { YesNo } from '../../../platform/http/validation/query.transforms.js';
import type { PaymentSearch } from '../../use-cases/list-payments-to-verify.js';

export class PaymentsToVerifyQuery extends PageQuery {
  /**
   * A reference, an order number, a name, or an amount (total or balance due); or a line of a bank statement that
   * contains one, whose orders come first.
   */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  q?: string;

  /** 1: only orders whose payment is overdue. */
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
