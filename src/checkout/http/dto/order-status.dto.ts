import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { VersionRead } from '../../../platform/http/validation/version-read.decorator.js';
import { Trimmed } from './order-text.decorators.js';

/** A move to another status. */
export class StatusBody {
  /** `canceled` is read as `cancelled`. */
  @IsString() @IsNotEmpty() @MaxLength(40)
  status!: string;

  @IsOptional() @IsString() @MaxLength(2000)
  note?: string | null;

  @IsOptional() @IsString() @MaxLength(2000)
  payment_note?: string | null;

  /** Whether the customer is told by mail. */
  @IsOptional() @IsBoolean()
  notify: boolean = true;

  /** The parcel's, stored along with the move. */
  @IsOptional() @Trimmed() @IsString() @MaxLength(100)
  tracking_number?: string | null;

  /** The version that was read; 409 `stale_version` when the order has changed since. */
  @VersionRead()
  version?: number;
}

export class CancelBody {
  @IsOptional() @IsString() @MaxLength(2000)
  reason?: string | null;

  /** Whether the customer is told by mail. */
  @IsOptional() @IsBoolean()
  notify: boolean = true;

  /** The version that was read; 409 `stale_version` when the order has changed since. */
  @VersionRead()
  version?: number;
}
