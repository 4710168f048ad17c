import { IsISO31661Alpha2, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { CountryCode, Trimmed } from '../../../platform/http/validation/text.decorators.js';
import type { Address } from '../../../order/index.js';

/** A postal address. */
export class AddressBody {
  /** Recipient. Default: the customer's name. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  name?: string | null;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  address!: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  city!: string;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  state?: string | null;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  zip!: string;

  /** ISO 3166-1 alpha-2. */
  @CountryCode()
  @IsISO31661Alpha2()
  country!: string;
}

/** Postal address for the invoice. */
export class BillingAddressBody extends AddressBody {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  company?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(30)
  vat_id?: string | null;
}

export const addressOf = (body: AddressBody): Address => ({
  name: body.name || null,
  address: body.address,
  city: body.city,
  state: body.state || null,
  zip: body.zip,
  country: body.country,
});

export const billingAddressOf = (body: BillingAddressBody): Address => ({
  ...addressOf(body),
  ...(body.company && { company: body.company }),
  ...(body.vat_id && { vat_id: body.vat_id }),
});
