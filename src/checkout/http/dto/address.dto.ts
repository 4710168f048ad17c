import { IsISO31661Alpha2, IsOptional, IsString, MaxLength } from 'class-validator';
import { isWithoutPostalCode, NO_POSTAL_CODE } from '../../../platform/contact/postal-codes.js';
import { IsPostalCodeIn } from '../../../platform/http/validation/postal-code.validator.js';
import {
  CountryOrMissing,
  Trimmed,
  TrimmedOrMissing,
  WhenSent,
} from '../../../platform/http/validation/text.decorators.js';
import type { Address } from '../../../order/index.js';

/**
 * A postal address. Street, city, postal code and country are required, unless the order is picked up by a method with
 * `requires_address` off.
 */
export class AddressBody {
  /** Recipient. Default: the customer's name. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  name?: string | null;

  /** Street, house number and apartment. */
  @TrimmedOrMissing()
  @WhenSent()
  @IsString()
  @MaxLength(300)
  address?: string;

  @TrimmedOrMissing()
  @WhenSent()
  @IsString()
  @MaxLength(120)
  city?: string;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  state?: string | null;

  /** Postal code in the format of the country; `-` for a country that has none. */
  @TrimmedOrMissing()
  @WhenSent()
  @IsString()
  @MaxLength(20)
  @IsPostalCodeIn('country')
  zip?: string;

  /** ISO 3166-1 alpha-2. */
  @CountryOrMissing()
  @WhenSent()
  @IsISO31661Alpha2()
  country?: string;
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

/** An address whose missing members are null; a missing postal code is `-` for a country that has none. */
export const addressOf = (body: AddressBody): Address => ({
  name: body.name || null,
  address: body.address ?? null,
  city: body.city ?? null,
  state: body.state || null,
  zip: postalCodeOf(body.zip, body.country),
  country: body.country ?? null,
});

export const postalCodeOf = (zip: string | null | undefined, country: string | null | undefined): string | null =>
  zip ?? (isWithoutPostalCode(country) ? NO_POSTAL_CODE : null);

export const billingAddressOf = (body: BillingAddressBody): Address => ({
  ...addressOf(body),
  ...(body.company && { company: body.company }),
  ...(body.vat_id && { vat_id: body.vat_id }),
});
