import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { STATUS_WORDS } from '../../../order/index.js';
import type { Cancellation } from '../../use-cases/cancel-order.js';
import type { StatusInput } from '../../use-cases/change-status.js';
import { VersionRead } from '../../../platform/http/validation/is-int.decorator.js';
import { Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';

/** A move to another status. */
export class StatusBody {
  /** `canceled` is read as `cancelled`. */
  @ApiProperty({ enum: STATUS_WORDS, enumName: 'OrderStatusWord' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  status!: string;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  payment_note?: string | null;

  /** Whether the customer gets a mail. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;

  /** The parcel's, stored along with the move. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  tracking_number?: string | null;

  /** The version that was read; 409 `stale_version` when the order has changed since. */
  @VersionRead()
  version?: number;
}

export class CancelBody {
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  reason?: string | null;

  /** Whether the customer gets a mail. */
  @WhenSent()
  @IsBoolean()
  notify: boolean = true;

  /** The version that was read; 409 `stale_version` when the order has changed since. */
  @VersionRead()
  version?: number;
}

export const statusInputOf = (body: StatusBody): StatusInput => ({
  status: body.status,
  note: body.note ?? null,
  paymentNote: body.payment_note ?? null,
  notify: body.notify ?? true,
  trackingNumber: body.tracking_number || undefined,
  version: body.version ?? undefined,
});

export const cancellationOf = (body: CancelBody): Cancellation => ({
  reason: body.reason ?? null,
  notify: body.notify ?? true,
  version: body.version ?? undefined,
});
