import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { PageQuery } from '../../../platform/http/validation/page.dto.js';
import { WholeNumber } from '../../../platform/http/validation/query.transforms.js';
import { WAITS_FOR, type PaymentStep, type WaitsFor } from '../../domain/payment-step.js';
import type { WatchedFilter } from '../../use-cases/find-watched-orders.js';

const STEPS = ['remind', 'cancel', 'none'] as const;
const ACTIONS = ['remind', 'cancel'] as const;

export class PaymentClockQuery extends PageQuery {
  /** Only orders with this next step; `none`: nothing will happen. */
  @IsOptional()
  @IsIn(STEPS)
  step?: (typeof STEPS)[number];

  /** Only orders whose next step has this value of `waits_for`. */
  @IsOptional()
  @IsIn(WAITS_FOR)
  waits_for?: WaitsFor;

  /** Only this order. */
  @IsOptional()
  @WholeNumber()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id?: number;
}

export class ClockMailQuery {
  /** `remind`: the payment reminder. `cancel`: the email about the cancellation. Default: `remind`. */
  @IsOptional()
  @IsIn(ACTIONS)
  action?: PaymentStep['action'];
}

export const watchedFilterOf = ({
  step,
  waits_for: waitsFor,
  order_id: orderId,
  per_page: limit,
  offset,
}: PaymentClockQuery): WatchedFilter => ({
  step: step ?? null,
  waitsFor: waitsFor ?? null,
  orderId: orderId ?? null,
  limit,
  offset,
});
