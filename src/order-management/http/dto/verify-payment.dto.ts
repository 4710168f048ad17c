import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { FieldErrors, readMoment } from '#kernel';
import type { SentVerification } from '../../use-cases/verify-payment.js';
import { VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { IsOrderAmount } from '../../../platform/http/validation/order-amount.validator.js';

/** A received payment. */
export class VerifyPaymentBody {
  /** Amount received, in the currency of the order. Default: the whole balance due. */
  @WhenSent()
  @IsOrderAmount()
  amount?: number;

  /**
   * When the money arrived, ISO 8601; a date without a time is a day of the shop's time zone. Default: now. Later
   * than tomorrow: 422.
   */
  @WhenSent()
  @IsTimestamp()
  received_at?: string;

  /**
   * Reference of the transfer on the bank statement. A reference is booked only once: a repeat for the same order
   * changes nothing.
   */
  @IsOptional()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(140)
  reference?: string | null;

  /**
   * true: the transfer pays several orders. Otherwise a reference that is booked on another order is refused with
   * 409 `reference_already_booked`.
   */
  @WhenSent()
  @IsBoolean()
  split?: boolean;

  /** Remark on the payment, stored as `payment_note`, up to 2000 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** Whether the customer gets an email about the payment. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;

  /**
   * `version` that was read. If the order has changed since: 409 `stale_version`, unless `reference` is already
   * booked.
   */
  @VersionRead()
  version?: number;
}

const DAY_MS = 86_400_000;

/**
 * @param timezone of the shop, IANA name
 * @throws 422 at `received_at` for a time after tomorrow
 */
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
