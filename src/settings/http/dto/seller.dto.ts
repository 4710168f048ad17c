import { IsEmail, IsISO31661Alpha2, IsOptional, MaxLength } from 'class-validator';
import { CountryCode, IsOneLine } from '../../../platform/http/validation/text.decorators.js';

/** Parts of the seller that change; null takes one back. */
export class SellerDto {
  /** Of the company, as on its invoices. */
  @IsOptional()
  @IsOneLine(200)
  name?: string | null;

  @IsOptional()
  @IsOneLine(300)
  address?: string | null;

  @IsOptional()
  @IsOneLine(120)
  city?: string | null;

  @IsOptional()
  @IsOneLine(20)
  zip?: string | null;

  /** ISO 3166-1 alpha-2. What buyers collect is taxed there; null: the country of the bank invoice's IBAN. */
  @IsOptional()
  @CountryCode()
  @IsISO31661Alpha2()
  country?: string | null;

  @IsOptional()
  @IsOneLine(30)
  vat_id?: string | null;

  /** Number in a register of companies. */
  @IsOptional()
  @IsOneLine(100)
  registration?: string | null;

  @IsOptional()
  @IsEmail()
  @MaxLength(200)
  email?: string | null;

  @IsOptional()
  @IsOneLine(40)
  phone?: string | null;
}
