import { IsOptional, Max, Min } from 'class-validator';
import { IsInt, VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import { WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsOrderAmount } from '../../../platform/http/validation/order-amount.validator.js';

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
