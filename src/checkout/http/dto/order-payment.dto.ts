import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { IsTimestamp } from '../../../platform/http/validation/timestamp.validator.js';
import { Trimmed } from './order-text.decorators.js';

/** Money that arrived. */
export class VerifyPaymentBody {
  /** All that is open when not sent. */
  @IsOptional() @IsAmount({ above0: true })
  amount?: number;

  /** When the money arrived, ISO 8601. */
  @IsOptional() @IsTimestamp()
  received_at?: string;

  /** The bank's reference of the transfer; the same one is booked once. */
  @IsOptional() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(140)
  reference?: string;

  @IsOptional() @IsString() @MaxLength(2000)
  note?: string;
}

export class RefundBody {
  /** All that was paid and not given back when not sent. */
  @IsOptional() @IsAmount({ above0: true })
  amount?: number;

  @IsOptional() @IsString() @MaxLength(2000)
  reason?: string;
}
