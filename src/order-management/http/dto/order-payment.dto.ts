import { IsBoolean, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min, registerDecorator } from 'class-validator';
import { FieldErrors, readMoment } from '#kernel';
import type { SentRefund } from '../../use-cases/refund-order.js';
import type { SentVerification } from '../../use-cases/verify-payment.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { IsInt, VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';

/** A JSON number above 0. The use case checks the number of decimals, because it depends on the order's currency. */
function IsOrderAmount(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isPositive',
      target: target.constructor,
      propertyName: property as string,
      validator: {
        validate: (value: unknown) => typeof value === 'number' && value > 0,
        defaultMessage: () => 'not an amount',
      },
    });
  };
}

/** Money that arrived. */
export class VerifyPaymentBody {
  /** In the order's currency; all that is open when not sent. */
  @WhenSent()
  @IsOrderAmount()
  amount?: number;

  /** When the money arrived, ISO 8601; a date without a time is a day of the shop's time zone. */
  @WhenSent()
  @IsTimestamp()
  received_at?: string;

  /** The bank's reference of the transfer; the same one is booked once, and on one order. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(140)
  reference?: string | null;

  /**
   * The transfer pays several orders; else a reference that is booked on another order is 409
   * `reference_already_booked`.
   */
  @WhenSent()
  @IsBoolean()
  split?: boolean;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** Whether the customer gets a mail. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;

  /** The version that was read; 409 `stale_version` when it is older, unless `reference` is booked already. */
  @VersionRead()
  version?: number;
}

export class RefundBody {
  /** In the order's currency; all that was paid and not given back when not sent. */
  @WhenSent()
  @IsOrderAmount()
  amount?: number;

  /** Why, for the order's history. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  reason!: string;

  /** The version that was read; 409 `stale_version` when the order has changed since. */
  @VersionRead()
  version?: number;
}

/** Request to capture reserved money. */
export class CaptureBody {
  /** In the order's currency; when not sent, what is still to be paid, at most the reserved amount. */
  @WhenSent()
  @IsOrderAmount()
  amount?: number;

  /** The version that was read; 409 `stale_version` when the order has changed since. */
  @VersionRead()
  version?: number;
}

/** Request to release reserved money. */
export class VoidBody {
  /** The payment whose reserved money is released; the reservation of the order when not sent. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  payment_id?: number | null;

  /** The version that was read; 409 `stale_version` when the order has changed since. */
  @VersionRead()
  version?: number;
}

const DAY_MS = 86_400_000;

/** @param timezone the shop's, IANA. @throws 422 at `received_at` for a moment after tomorrow */
export function verificationOf(body: VerifyPaymentBody, intent: string | null, timezone: string): SentVerification {
  const receivedAt = body.received_at ? readMoment(body.received_at, timezone) : null;
  if (receivedAt && receivedAt.getTime() > Date.now() + DAY_MS) {
    throw new FieldErrors({ received_at: [{ key: 'validation.inTheFuture' }] });
  }
  return {
    amount: body.amount ?? null,
    receivedAt,
    reference: body.reference ?? null,
    note: body.note ?? null,
    notify: body.notify ?? true,
    version: body.version ?? undefined,
    split: body.split ?? false,
    intent,
  };
}

export const refundOf = (body: RefundBody, intent: string | null): SentRefund => ({
  amount: body.amount ?? null,
  reason: body.reason,
  version: body.version ?? undefined,
  intent,
});
