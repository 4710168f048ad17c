import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { STATUS_WORDS } from '../../../order/index.js';
import type { Cancellation } from '../../use-cases/cancel-order.js';
import type { SentReinstatement } from '../../use-cases/reinstate-cancelled.js';
import type { StatusInput } from '../../use-cases/change-status.js';
import { VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';

/** A move to another status. */
export class StatusBody {
  /** New status; `canceled` is read as `cancelled`. */
  @ApiProperty({ enum: STATUS_WORDS, enumName: 'OrderStatusWord' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  status!: string;

  /** Remark for the history, up to 2000 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** Remark on the payment, stored as `payment_note`; only used with the status `paid`. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  payment_note?: string | null;

  /**
   * Whether the customer gets an email about the change. Default: true; for `ready_for_shipment` of a delivered order the
   * setting `mail_ready_for_shipment`.
   */
  @WhenSent()
  @IsBoolean()
  notify?: boolean;

  /** Number by which the carrier tracks the parcel; stored together with the change. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  tracking_number?: string | null;

  /** `version` that was read. If the order has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

export class CancelBody {
  /** Reason, up to 2000 characters; the customer can read it as `cancel_reason` of the order. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  reason?: string | null;

  /** Whether the customer gets an email about the cancellation. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;

  /** `version` that was read. If the order has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

export class ReinstateBody {
  /** Remark for the history, up to 2000 characters; the customer does not get it. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** Whether the customer gets an email: the payment details, or that the order is active again. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;

  /** `version` that was read. If the order has changed since: 409 `stale_version`. */
  @VersionRead()
  version?: number;
}

export const statusInputOf = (body: StatusBody): StatusInput => ({
  status: body.status,
  note: body.note ?? null,
  paymentNote: body.payment_note ?? null,
  notify: body.notify ?? undefined,
  trackingNumber: body.tracking_number || undefined,
  version: body.version ?? undefined,
});

export const cancellationOf = (body: CancelBody): Cancellation => ({
  reason: body.reason ?? null,
  notify: body.notify ?? true,
  version: body.version ?? undefined,
});

export const reinstatementOf = (body: ReinstateBody): SentReinstatement => ({
  note: body.note?.trim() || null,
  notify: body.notify ?? true,
  version: body.version ?? undefined,
});
