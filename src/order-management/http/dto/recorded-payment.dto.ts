import { IsBoolean, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsInt, VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import type { SentMove } from '../../use-cases/move-order-payment.js';
import type { SentReversal } from '../../use-cases/reverse-order-payment.js';

/** Request to take back a recorded payment. */
export class ReverseBody {
  /** Reason for the history of the order, 1 to 2000 characters. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  reason!: string;

  /** Whether the customer gets the payment details again, if the order waits for payment afterwards. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = false;

  /** `version` that was read. If the order has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

/** Request to move a recorded payment to another order. */
export class MovePaymentBody {
  /** Id of the order that the payment was meant for. */
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  order_id!: number;

  /** Reason for the histories of both orders, 1 to 2000 characters. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  reason!: string;

  /** Whether the customer of an order that becomes paid gets the confirmation. No other email is sent. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;

  /** `version` that was read of the order with the payment. If it has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

export const reversalOf = ({ reason, notify, version }: ReverseBody): SentReversal => ({
  reason,
  notify: notify ?? false,
  version: version ?? undefined,
});

export const moveOf = ({ order_id: orderId, reason, notify, version }: MovePaymentBody): SentMove => ({
  orderId,
  reason,
  notify: notify ?? true,
  version: version ?? undefined,
});
