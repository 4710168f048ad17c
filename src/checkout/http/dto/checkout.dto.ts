import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsISO31661Alpha2,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { CountryCode, IsKeyOrId, IsRecipient, WhenSent } from '../../../platform/http/validation/text.decorators.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';

const text = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
const optionalText = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() || undefined : value;

/** A form sends texts. */
const decimal = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,15}(\.\d{1,4})?$/.test(value) ? Number(value) : value;

/** A form sends a checkbox that is set as a text, and no other one. */
const checkbox = ({ value }: { value: unknown }): unknown =>
  value === '1' || value === 'on' || value === 'true'
    ? true
    : ['', '0', 'false', null].includes(value as string | null)
      ? false
      : value;

const PARTS = ['billing_country', 'billing_address', 'billing_zip', 'billing_city'] as const;

/** Whether the form names another postal address than that of delivery: all of it is required then. */
export const hasOwnAddress = (form: CheckoutBody): boolean =>
  form.billing_different === true && PARTS.some((name) => Boolean(form[name]));

/** The checkout form (service.md, Checkout form). */
export class CheckoutBody {
  @Transform(text)
  @IsEmail()
  @IsRecipient()
  @MaxLength(254)
  email!: string;

  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  first_name!: string;

  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  last_name!: string;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string | null;

  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  shipping_address!: string;

  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  shipping_city!: string;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(120)
  shipping_state?: string | null;

  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  shipping_zip!: string;

  /** ISO 3166-1 alpha-2. */
  @CountryCode()
  @IsISO31661Alpha2()
  shipping_country!: string;

  /** The other `billing_…` fields count only with it. */
  @Transform(checkbox)
  @IsOptional()
  @IsBoolean()
  billing_different?: boolean | null;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(200)
  billing_company?: string | null;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(30)
  billing_vat_id?: string | null;

  /**
   * Without country, street, postal code and city the shipping address is billed; with one of them all are required.
   */
  @Transform(optionalText)
  @ValidateIf(hasOwnAddress)
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  billing_address?: string | null;

  @Transform(optionalText)
  @ValidateIf(hasOwnAddress)
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  billing_city?: string | null;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(120)
  billing_state?: string | null;

  @Transform(optionalText)
  @ValidateIf(hasOwnAddress)
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  billing_zip?: string | null;

  /** ISO 3166-1 alpha-2. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toUpperCase() || undefined : value,
  )
  @ValidateIf(hasOwnAddress)
  @IsISO31661Alpha2()
  billing_country?: string | null;

  /** Key of the method, or its id. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  )
  @IsKeyOrId()
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'integer' }] })
  payment_method!: string | number;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(64)
  shipping_method?: string | null;

  @Transform(optionalText)
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /** The total that the buyer was shown, in the shop's currency; other than the present one is 409 `price_changed`. */
  @Transform(decimal)
  @WhenSent()
  @IsAmount()
  expected_total?: number;
}
