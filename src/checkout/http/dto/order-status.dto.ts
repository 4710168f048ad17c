import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

/** A move to another status. */
export class StatusBody {
  /** `canceled` is read as `cancelled`. */
  @IsString() @IsNotEmpty() @MaxLength(40)
  status!: string;

  @IsOptional() @IsString() @MaxLength(2000)
  note?: string;

  @IsOptional() @IsString() @MaxLength(2000)
  payment_note?: string;

  /** Whether the customer is told by mail. */
  @IsOptional() @IsBoolean()
  notify: boolean = true;
}

export class CancelBody {
  @IsOptional() @IsString() @MaxLength(2000)
  reason?: string;
}
