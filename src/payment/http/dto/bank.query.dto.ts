import { IsOptional, IsString, MaxLength } from 'class-validator';

export class BankQuery {
  /** IBAN, in upper or lower case, with or without spaces. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  iban?: string;

  /** Ukrainian bank code of 6 digits, or SWIFT code of 8 or 11 characters. */
  @IsOptional()
  @IsString()
  @MaxLength(32)
  bank_code?: string;
}
