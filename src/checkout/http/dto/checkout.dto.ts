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
import { isWithoutPostalCode } from '../../../platform/contact/postal-codes.js';
import { IsAmount } from '../../../platform/http/validation/money.validator.js';
import { IsPostalCodeIn } from '../../../platform/http/validation/postal-code.validator.js';
import {
  CountryOrMissing,
  IsKeyOrId,
  IsRecipient,
  TrimmedOrMissing,
  WhenSent,
} from '../../../platform/http/validation/text.decorators.js';

const text = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);

/** Converts the text of a form to a number. */
const decimal = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,15}(\.\d{1,4})?$/.test(value) ? Number(value) : value;

/** Converts a checkbox: forms send a text for a checked one, and nothing for others. */
const checkbox = ({ value }: { value: unknown }): unknown =>
  value === '1' || value === 'on' || value === 'true'
    ? true
    : ['', '0', 'false', null].includes(value as string | null)
      ? false
      : value;

const PARTS = ['billing_country', 'billing_address', 'billing_zip', 'billing_city'] as const;

/** Whether the form has a separate billing address, which must then be complete. */
export const hasOwnAddress = (form: CheckoutBody): boolean =>
  form.billing_different === true && PARTS.some((name) => Boolean(form[name]));

/** The checkout form. */
export class CheckoutBody {
  /** Receives the confirmation and all emails about the order. */
  @Transform(text)
  @IsEmail()
  @IsRecipient()
  @MaxLength(254)
  email!: string;

  /** Given name, used in emails and on the invoice. */
  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  first_name!: string;

  /** Family name, used in emails and on the invoice. */
  @Transform(text)
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  last_name!: string;

  /**
   * Phone number for questions about the delivery, up to 40 characters: a number of the address's country, or one with
   * `+`. Required if the shipping method has `requires_phone` on.
   */
  @TrimmedOrMissing()
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string | null;

  /** Street, house number and apartment. Required unless the shipping method has `requires_address` off. */
  @TrimmedOrMissing()
  @WhenSent()
  @IsString()
  @MaxLength(300)
  shipping_address?: string;

  /** City or village. Required together with `shipping_address`. */
  @TrimmedOrMissing()
  @WhenSent()
  @IsString()
  @MaxLength(120)
  shipping_city?: string;

  /** State, region or oblast, where the country has one. */
  @TrimmedOrMissing()
  @IsOptional()
  @IsString()
  @MaxLength(120)
  shipping_state?: string | null;

  /**
   * Postal code in the format of the country; `-` for a country that has none. Required together with
   * `shipping_address`.
   */
  @TrimmedOrMissing()
  @WhenSent()
  @IsString()
  @MaxLength(20)
  @IsPostalCodeIn('shipping_country')
  shipping_zip?: string;

  /** ISO 3166-1 alpha-2 code of the destination. Required together with `shipping_address`. */
  @CountryOrMissing()
  @WhenSent()
  @IsISO31661Alpha2()
  shipping_country?: string;

  /**
   * true: the `billing_…` members are used. false or left out: they are ignored, and the shipping address is
   * billed.
   */
  @Transform(checkbox)
  @IsOptional()
  @IsBoolean()
  billing_different?: boolean | null;

  /** Company that the invoice is issued to. */
  @TrimmedOrMissing()
  @IsOptional()
  @IsString()
  @MaxLength(200)
  billing_company?: string | null;

  /** VAT ID of the company, as printed on the invoice; it is not verified. */
  @TrimmedOrMissing()
  @IsOptional()
  @IsString()
  @MaxLength(30)
  billing_vat_id?: string | null;

  /**
   * Street and house number. Address, city, postal code and country are sent all together, or none of them: then
   * the shipping address is billed.
   */
  @TrimmedOrMissing()
  @ValidateIf(hasOwnAddress)
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  billing_address?: string | null;

  /** City or village of the billing address. */
  @TrimmedOrMissing()
  @ValidateIf(hasOwnAddress)
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  billing_city?: string | null;

  /** State, region or oblast of the billing address, where the country has one. */
  @TrimmedOrMissing()
  @IsOptional()
  @IsString()
  @MaxLength(120)
  billing_state?: string | null;

  /** Postal code of the billing address; `-` for a country that has none. */
  @TrimmedOrMissing()
  @ValidateIf((form: CheckoutBody) => hasOwnAddress(form) && !isWithoutPostalCode(form.billing_country))
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  @IsPostalCodeIn('billing_country')
  billing_zip?: string | null;

  /** ISO 3166-1 alpha-2 code of the billing address. */
  @CountryOrMissing()
  @ValidateIf(hasOwnAddress)
  @IsISO31661Alpha2()
  billing_country?: string | null;

  /** Key or id of an offered payment method, from `GET /api/checkout/payments`. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  )
  @IsKeyOrId()
  @ApiProperty({ anyOf: [{ type: 'string', maxLength: 64 }, { type: 'integer' }] })
  payment_method!: string | number;

  /** Key of a shipping method. Default: the one chosen for the cart, else the first that serves the address. */
  @TrimmedOrMissing()
  @IsOptional()
  @IsString()
  @MaxLength(64)
  shipping_method?: string | null;

  /** Message of the buyer to the shop, up to 2000 characters. */
  @TrimmedOrMissing()
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  note?: string | null;

  /**
   * Total that the buyer saw, in the shop's currency. If the current total differs, nothing is ordered: 409
   * `price_changed`.
   */
  @Transform(decimal)
  @WhenSent()
  @IsAmount()
  expected_total?: number;
}
