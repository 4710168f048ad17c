import { IsOptional, IsString, MaxLength } from 'class-validator';

export class BankQuery {
  /** Spaces and lower case are fine. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  iban?: string;

  /** 6 digits, or a SWIFT code of 8 or 11 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(32)
  bank_code?: string;
}
